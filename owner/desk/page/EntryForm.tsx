import type { Form } from '../form.ts';
import { ask, useAnswer } from './api.ts';
import { dropDraft } from './drafts.ts';
import { FileForm } from './FileForm.tsx';

type Props = {
  /** The path of the English file, or the `id` of the list to which a new entry is added. */
  id: string;
  isHindi: boolean;
  field: string | undefined;
  onChanged: () => void;
};

/** The form of an entry in both languages, and its page beside it. */
export function EntryForm({ id, isHindi, field, onChanged }: Props) {
  const { answer: form, refusal, reload } = useAnswer<Form>(`form?id=${encodeURIComponent(id)}`);
  if (refusal) return <p className="problem">{refusal}</p>;
  if (!form) return <p>Loading...</p>;
  const { label, section, page, english, hindi, canDelete } = form;
  const file = (isHindi && hindi) || english;

  async function saved(path: string): Promise<void> {
    onChanged();
    if (english.version === null) location.hash = `#/form/${path}`;
    else await reload();
  }
  async function remove(): Promise<void> {
    if (!confirm(`Delete ${label}? Its file, its Hindi text and its page are deleted.`)) return;
    try {
      await ask('delete', { path: id });
      for (const path of [id, `hi/${id}`]) dropDraft(path);
      onChanged();
      location.hash = `#/list/${section}`;
    } catch (error) {
      alert(error instanceof Error ? error.message : error);
    }
  }

  return (
    <div className="entry">
      <main>
        <a href={`#/list/${section}`}>← Back to the list</a>
        <header>
          <h1 tabIndex={-1}>{label}</h1>
          {canDelete && (
            <button type="button" onClick={remove}>
              Delete
            </button>
          )}
        </header>
        {hindi && (
          <nav className="tabs" aria-label="Languages">
            <a href={`#/form/${id}`} aria-current={!isHindi || undefined}>
              English
            </a>
            <a href={`#/hindi/${id}`} aria-current={isHindi || undefined} lang="hi">
              हिंदी
            </a>
          </nav>
        )}
        {isHindi && file.version === null && (
          <p>There is no Hindi text yet. Hindi pages show the English text, and say that it is English.</p>
        )}
        <FileForm
          key={file.path}
          {...{ file, field }}
          english={isHindi ? english.content : undefined}
          onSaved={saved}
        />
      </main>
      {file.version && <iframe src={isHindi ? `/hi${page}`.replace(/\/$/, '') : page} title="The page" />}
    </div>
  );
}
