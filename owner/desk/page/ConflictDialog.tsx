import type { Conflict } from '../save.ts';
import { Button } from './Button.tsx';

type Props = { conflict: Conflict; onSaveMine: () => void; onTakeFile: () => void; onClose: () => void };

function openDialog(dialog: HTMLDialogElement | null): void {
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // Not the first button: the text is to be read first, and Enter must not decide anything.
  dialog.querySelector('h2')?.focus();
}

export const ConflictDialog = ({
  conflict: { version, differences },
  onSaveMine,
  onTakeFile,
  onClose,
}: Props) => (
  <dialog aria-labelledby="conflict" ref={openDialog} onClose={onClose}>
    <h2 id="conflict" tabIndex={-1}>
      This file {version ? 'has changed' : 'was deleted'} meanwhile
    </h2>
    <p>Perhaps the form is open in another tab. Nothing is lost yet.</p>
    {differences.map(({ name, file, form }) => (
      <section key={name}>
        <h3>{name}</h3>
        <dl>
          <dt>In the file now</dt>
          <dd>{file || <i>nothing</i>}</dd>
          <dt>In this form</dt>
          <dd>{form || <i>nothing</i>}</dd>
        </dl>
      </section>
    ))}
    <p className="buttons">
      <Button className="main" onClick={onSaveMine}>
        Save mine
      </Button>
      {version && <Button onClick={onTakeFile}>Take the file's, drop mine</Button>}
      <Button onClick={onClose}>Keep editing</Button>
    </p>
  </dialog>
);
