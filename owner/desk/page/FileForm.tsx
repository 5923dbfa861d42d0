import { useEffect, useRef, useState } from 'react';
import type { FileForm as File } from '../form.ts';
import type { SaveRefusal } from '../save.ts';
import { ask, ServerRefused } from './api.ts';
import { Button } from './Button.tsx';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { Field, FormContext, idOf, type Path } from './Field.tsx';
import { originalText } from './originalText.ts';

type Props = {
  file: File;
  english: unknown;
  /** The field to show first, as its path in the content. */
  field: string | undefined;
  /** Reads the form again, or leaves it if there is no file. With a path: after a save to it. */
  onFresh: (saved?: string) => Promise<File | undefined>;
};

/** The path of a new entry that was just saved: its form opens at its own address, and says so there. */
let savedAsNew = '';

export function FileForm({ file, english, field, onFresh }: Props) {
  const { path } = file;
  const [draft, setDraft] = useState(() => readDraft(path));
  const [status, setStatus] = useState(draft ? 'What you typed here and did not save is back.' : '');
  const [refusal, setRefusal] = useState<SaveRefusal & { message?: string }>({});
  const { version, content } = file;
  const shown: Draft = draft ?? { version, content, pictures: {} };
  // What is typed while a request runs has to be known when its answer comes.
  const latest = useRef(shown);
  latest.current = shown;
  const isSaving = useRef(false);
  useEffect(() => focusField(field ?? ''), [field]);
  useEffect(() => {
    if (savedAsNew === path) setStatus('Saved');
    savedAsNew = '';
  }, [path]);
  useEffect(() => focusField(idOf(refusal.fields?.[0]?.path ?? [])), [refusal]);

  const change = (changes: Partial<Draft>) => {
    latest.current = { ...latest.current, ...changes };
    setDraft(latest.current);
    setStatus(
      keepDraft(path, latest.current)
        ? 'Not saved yet'
        : 'Not saved yet. Save before you close this page: the browser can not keep what you type.',
    );
  };
  const showFile = async () => {
    dropDraft(path);
    await onFresh();
    setDraft(undefined);
    setRefusal({});
    setStatus('');
  };
  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    const sent = latest.current;
    setStatus('Saving...');
    try {
      const saved = await ask<string>('save', { ...sent, path });
      if (saved !== path) savedAsNew = saved;
      const fresh = await onFresh(saved);
      const typedSince =
        latest.current === sent ? undefined : { ...latest.current, ...(fresh && { version: fresh.version }) };
      dropDraft(path, sent);
      if (typedSince) keepDraft(saved, typedSince);
      setDraft(typedSince);
      setRefusal({});
      setStatus(typedSince ? 'Saved. What you typed since is not saved yet.' : 'Saved');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      const { version: now, fields }: SaveRefusal = error.details;
      // The next save is over what is there now.
      if (now !== undefined) change({ version: now });
      setStatus('Not saved');
      setRefusal({ ...(fields && { fields }), message: error.message });
    } finally {
      isSaving.current = false;
    }
  }
  const form = {
    set: (to: Path, value: unknown) => change({ content: withValue(latest.current.content, to, value) }),
    announce: setStatus,
    problemsAt: (to: Path) =>
      (refusal.fields ?? []).filter((one) => idOf(one.path) === idOf(to)).map(({ message }) => message),
    original: (to: Path) => originalText(english, shown.content, to),
    pictures: shown.pictures,
    attach: (picture: string, data: string) =>
      change({ pictures: { ...latest.current.pictures, [picture]: data } }),
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <FormContext value={form}>
        <Field path={[]} schema={file.schema} value={shown.content} />
      </FormContext>
      <p className="problems" role="alert">
        {refusal.message}
      </p>
      <div className="save-bar">
        <button type="submit" className="main">
          Save
        </button>
        {draft && (
          <Button onClick={() => confirm('Drop what you typed and did not save?') && showFile()}>
            Discard
          </Button>
        )}
        <span role="status">{status}</span>
      </div>
    </form>
  );
}

/** The content with a value at a path. A text that was emptied stays in its list. */
function withValue(content: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const part = withValue(Object(content)[key], rest, value);
  return Array.isArray(content) ? content.with(Number(key), part ?? '') : { ...Object(content), [key]: part };
}

/** Scrolls to a field and gives it the focus. If the form does not show it, the group around it. */
function focusField(id: string): void {
  const names = id.split('.');
  const ids = names.map((_, index) => idOf(names.slice(0, index + 1)));
  const found = ids.map((one) => document.getElementById(one)).findLast((element) => element);
  found?.scrollIntoView();
  found?.focus({ preventScroll: true });
}
