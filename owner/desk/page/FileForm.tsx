// The package's main file would import its test tools too.
import RjsfForm from '@rjsf/core/lib/components/Form.js';
import { ErrorSchemaBuilder } from '@rjsf/utils';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FileForm as File } from '../form.ts';
import type { SaveRefusal } from '../save.ts';
import { ask, ServerRefused } from './api.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { type Draft, dropDraft, keepDraft, readDraft } from './drafts.ts';
import { fields, templates, validator, widgets } from './fields.tsx';
import { originalText } from './originalText.ts';

type Props = {
  file: File;
  /** The English content, beside a Hindi form. */
  english: unknown;
  /** The field to show first, as its path in the content. */
  field: string | undefined;
  /** Reads the form again after a save to this path. */
  onSaved: (path: string) => Promise<unknown>;
};

const none: string[] = [];

/** No values are added to what the file has. */
const emptyState = { emptyObjectFields: 'skipDefaults', arrayMinItems: { populate: 'never' } } as const;

/** The form of one file: what is typed, its draft, saving, and what the server says about it. */
export function FileForm({ file, english, field, onSaved }: Props) {
  const { path } = file;
  const [draft, setDraft] = useState(() => readDraft(path));
  const [status, setStatus] = useState(draft ? 'What you typed here and did not save is back.' : '');
  const [refusal, setRefusal] = useState<SaveRefusal & { message?: string }>({});
  const { version, content, isConfirmed } = draft ?? file;
  const deleteUnlisted = draft?.deleteUnlisted ?? none;
  const current = useRef(content);
  current.current = content;
  const extraErrors = useMemo(() => {
    const errors = new ErrorSchemaBuilder();
    for (const { path: to, message } of refusal.fields ?? []) errors.addErrors(message, to);
    return errors.ErrorSchema;
  }, [refusal]);
  useEffect(() => {
    if (field) focusField(field.split('.'));
    else document.querySelector('h1')?.focus();
  }, [field]);
  useEffect(() => focusField(refusal.fields?.[0]?.path ?? []), [refusal]);

  const change = (changes: Partial<Draft>) => {
    const next = { version, content, isConfirmed, deleteUnlisted, ...changes };
    setDraft(next);
    keepDraft(path, next);
    setStatus('Not saved yet');
  };
  const changeNow = useRef(change);
  changeNow.current = change;
  const context = useMemo(
    () => ({
      announce: setStatus,
      original: (to: readonly (string | number)[]) => originalText(english, current.current, to),
      deleteUnlisted,
      chooseDeletion: (folder: string, isChosen: boolean) => {
        const others = deleteUnlisted.filter((other) => other !== folder);
        changeNow.current({ deleteUnlisted: isChosen ? [...others, folder] : others });
      },
    }),
    [english, deleteUnlisted],
  );
  /** Shows what the file has. */
  const showFile = async (saved = path) => {
    await onSaved(saved);
    dropDraft(path);
    setDraft(undefined);
    setRefusal({});
    setStatus('');
  };
  async function save(over = version): Promise<void> {
    setStatus('Saving...');
    try {
      await showFile(
        await ask<string>('save', { path, version: over, content, isConfirmed, deleteUnlisted }),
      );
      setStatus('Saved');
    } catch (error) {
      if (!(error instanceof ServerRefused)) throw error;
      setStatus('Not saved');
      setRefusal({ ...error.details, message: error.message });
    }
  }

  return (
    <>
      <RjsfForm
        {...{ fields, templates, widgets, validator, extraErrors }}
        schema={file.schema}
        formData={content}
        formContext={context}
        noHtml5Validate
        showErrorList={false}
        experimental_defaultFormStateBehavior={emptyState}
        // Without an id it is no change of the owner's.
        onChange={({ formData }, id) => id !== undefined && change({ content: formData })}
        onSubmit={() => void save()}
      >
        {path !== 'confirmed.yaml' && (
          <label className="confirm">
            <input
              type="checkbox"
              checked={isConfirmed}
              onChange={({ target }) => change({ isConfirmed: target.checked })}
            />
            I have read this form, and all of it is right for us
          </label>
        )}
        {refusal.message && !refusal.conflict && (
          <p className="problems" role="alert">
            {refusal.message}
          </p>
        )}
        <div className="save-bar">
          <button type="submit" className="main">
            Save
          </button>
          {draft && (
            <button
              type="button"
              onClick={() => confirm('Drop what you typed and did not save?') && showFile()}
            >
              Discard
            </button>
          )}
          <span role="status">{status}</span>
        </div>
      </RjsfForm>
      {refusal.conflict && (
        <ConflictDialog
          conflict={refusal.conflict}
          onSaveMine={() => save(refusal.conflict?.version)}
          onTakeFile={() => showFile()}
          onClose={() => setRefusal({})}
        />
      )}
    </>
  );
}

/** Scrolls to a field and gives it the focus. If the form does not show it, the group around it. */
function focusField(path: string[]): void {
  const ids = path.map((_, index) => ['root', ...path.slice(0, index + 1)].join('_'));
  const found = ids.map((id) => document.getElementById(id)).findLast((element) => element);
  found?.scrollIntoView({ block: 'center' });
  found?.focus({ preventScroll: true });
}
