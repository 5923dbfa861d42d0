import type { Form } from '../form.ts';
import { ask, useAnswer } from './api.ts';
import { Button } from './Button.tsx';
import { dropDraft } from './drafts.ts';
import { FileForm } from './FileForm.tsx';
import { Title } from './Title.tsx';

type Props = {
  /** The path of the English file, or the `id` of the list to which a new entry is added. */
  id: string;
  isHindi: boolean;
  field: string | undefined;
  onChanged: () => void;
};

const formAt = (id: string) => `form?id=${encodeURIComponent(id)}`;

export function EntryForm({ id, isHindi, field, onChanged }: Props) {
  const { answer: form, refusal, reload } = useAnswer<Form>(formAt(id));
  if (refusal)
    return (
      <main>
        <Title>{id}</Title>
        <p className="problems">{refusal}</p>
      </main>
    );
  if (!form) return <p>Loading...</p>;
  const { label, section, singular, page, english, hindi, canDelete, help } = form;
  const file = (isHindi && hindi) || english;
  const list = `#/list/${section}`;

  async function fresh(saved?: string) {
    if (saved) onChanged();
    if (english.version !== null) {
      const { answer } = await reload();
      return isHindi ? answer?.hindi : answer?.english;
    }
    const answer = saved ? await ask<Form>(formAt(saved)) : undefined;
    // A new entry is at its own address from now on. Perhaps the owner is elsewhere already.
    if (location.hash === `#/new/${id}`) location.hash = saved ? `#/form/${saved}` : list;
    return answer?.english;
  }
  async function remove(): Promise<void> {
    await ask('delete', { path: id });
    for (const path of [id, `hi/${id}`]) dropDraft(path);
    onChanged();
    location.hash = list;
  }
  const question = `Delete ${label}? Its file, its Hindi text and its page are deleted.`;

  return (
    <div className="entry">
      <main>
        <a href={list}>← Back to the list</a> {canDelete && <a href={`#/new/${section}`}>New {singular}</a>}
        <header>
          <Title>{label}</Title>
          {canDelete && (
            <Button onClick={() => confirm(question) && remove().catch(({ message }) => alert(message))}>
              Delete
            </Button>
          )}
        </header>
        {help && <p>{help}</p>}
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
          onFresh={fresh}
        />
      </main>
      {english.version && <iframe src={isHindi ? `/hi${page}`.replace(/\/$/, '') : page} title="The page" />}
    </div>
  );
}
