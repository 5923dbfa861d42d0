import type { Changes } from '../backup/restore.ts';
import { ask } from './dialog.ts';
import { button, element } from './element.ts';
import { post, ServerRefused } from './serverAnswer.ts';

type Answer = { changes: Changes; previous?: string };

/** Asks for a backup, shows what it would change, asks again, and restores it. */
export async function restoreBackup(): Promise<void> {
  const isRestored = await ask<boolean>(
    'Restore a backup',
    (close) => {
      const input = element('input', { type: 'file', accept: '.zip,application/zip' });
      const label = element('label', {}, 'A zip file from "Download all my content"', input);
      const result = element('div', { className: 'edit-result' });
      result.setAttribute('aria-live', 'polite');
      const cancel = button('Cancel', () => close(false));
      input.addEventListener('change', async () => {
        const [zip] = input.files ?? [];
        if (zip) result.replaceChildren(...(await check(zip, result, close)));
        input.value = '';
      });
      return [
        element(
          'p',
          {},
          'Your content is replaced with the content of the backup. Nothing changes before you have seen what would change.',
        ),
        label,
        result,
        element('div', { className: 'edit-buttons' }, cancel),
      ];
    },
    false,
  );
  // Decap still has the old content.
  if (isRestored) location.reload();
}

async function check(zip: File, result: HTMLElement, close: (answer: boolean) => void): Promise<Node[]> {
  result.replaceChildren(element('p', {}, `Checking ${zip.name}. This takes a few seconds...`));
  try {
    const { changes } = await post<Answer>('/edit/restore', zip);
    const count = changes.added.length + changes.changed.length + changes.removed.length;
    if (count === 0)
      return [
        element('p', {}, 'The backup has the same content as your files. There is nothing to restore.'),
      ];
    const restore = button('Restore this backup', async () => {
      restore.disabled = true;
      restore.textContent = 'Restoring...';
      result.replaceChildren(...(await write(zip, changes.seen, close)));
      result.querySelector('button')?.focus();
    });
    return [
      element('p', {}, `The backup can be restored. ${sameText(changes.same)}`),
      list('Files that change', changes.changed),
      list('Files that come back', changes.added),
      list('Files that are removed, because the backup does not have them', changes.removed),
      restore,
    ];
  } catch (error) {
    return refusal(error);
  }
}

async function write(zip: File, seen: string, close: (answer: boolean) => void): Promise<Node[]> {
  try {
    const { previous } = await post<Answer>(`/edit/restore?seen=${seen}`, zip);
    return [
      element(
        'p',
        {},
        `The backup is restored. Your content from before is in the file ${previous}, in the project's folder.`,
      ),
      button('Show the restored content', () => close(true)),
    ];
  } catch (error) {
    return refusal(error);
  }
}

const sameText = (count: number) => `${count} ${count === 1 ? 'file stays' : 'files stay'} the same.`;

const list = (title: string, paths: string[]): Node =>
  paths.length === 0
    ? document.createTextNode('')
    : element(
        'details',
        { open: paths.length <= 10 },
        element('summary', {}, `${title}: ${paths.length}`),
        element('ul', {}, ...paths.map((path) => element('li', {}, path))),
      );

function refusal(error: unknown): Node[] {
  const problems = error instanceof ServerRefused ? (error.answer.problems ?? []) : [];
  const message = error instanceof Error ? error.message : String(error);
  return [
    element('p', { className: 'edit-message' }, message),
    element('ul', { className: 'edit-problems' }, ...problems.map((problem) => element('li', {}, problem))),
  ];
}
