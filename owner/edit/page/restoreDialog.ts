import type { Changes } from '../backup/restore.ts';
import { ask } from './dialog.ts';
import { button, element } from './element.ts';
import { post, ServerRefused } from './serverAnswer.ts';

type Answer = { changes: Changes; previous?: string };

/** Asks for a backup, shows what it would change, asks again, and restores it. */
export async function restoreBackup(): Promise<void> {
  let isRestored = false;
  await ask<void>(
    'Restore a backup',
    (close) => {
      const result = element('div', { className: 'edit-result' });
      result.setAttribute('aria-live', 'polite');
      const cancel = button('Cancel', () => close());
      const buttons = element('div', { className: 'edit-buttons' }, cancel);
      const show = (...parts: Node[]) => result.replaceChildren(...parts);

      async function check(zip: File): Promise<void> {
        buttons.replaceChildren(cancel);
        show(element('p', {}, `Checking ${zip.name}. This takes a few seconds...`));
        try {
          const { changes } = await post<Answer>('/edit/restore', zip);
          show(...summary(changes));
          if (countOf(changes) === 0) return;
          const restore = button('Restore this backup', () => write(zip, changes.seen), 'main');
          buttons.replaceChildren(restore, cancel);
        } catch (error) {
          show(...refusal(error));
        }
      }

      async function write(zip: File, seen: string): Promise<void> {
        buttons.replaceChildren();
        show(element('p', {}, 'Restoring. This takes a few seconds...'));
        try {
          const { previous } = await post<Answer>(`/edit/restore?seen=${seen}`, zip);
          isRestored = true;
          choice.remove();
          show(
            element(
              'p',
              {},
              `The backup is restored. Your content from before is in ${previous}, in the project's folder.`,
            ),
          );
          buttons.replaceChildren(button('Show the restored content', () => close(), 'main'));
        } catch (error) {
          show(...refusal(error));
          buttons.replaceChildren(cancel);
        }
        buttons.querySelector('button')?.focus();
      }

      const input = element('input', {
        type: 'file',
        accept: '.zip,application/zip',
        // The same file can be chosen again.
        onclick: () => {
          input.value = '';
        },
        onchange: () => input.files?.[0] && check(input.files[0]),
      });
      const choice = element(
        'div',
        {},
        element(
          'p',
          {},
          'Your content is replaced with the content of the backup. Nothing changes before you have seen what would change.',
        ),
        element('label', {}, 'A zip file from "Download all my content"', input),
      );
      return [choice, result, buttons];
    },
    undefined,
  );
  // Decap still has the old content.
  if (isRestored) location.reload();
}

const countOf = ({ added, changed, removed }: Changes) => added.length + changed.length + removed.length;

function summary(changes: Changes): Node[] {
  if (countOf(changes) === 0)
    return [element('p', {}, 'The backup has the same content as your files. There is nothing to restore.')];
  return [
    element(
      'p',
      {},
      `The backup can be restored. ${changes.same} ${changes.same === 1 ? 'file stays' : 'files stay'} the same.`,
    ),
    ...list('Files that change', changes.changed),
    ...list('Files that come back', changes.added),
    ...list('Files that are removed, because the backup does not have them', changes.removed),
  ];
}

const list = (title: string, paths: string[]): Node[] =>
  paths.length === 0
    ? []
    : [
        element(
          'details',
          { open: paths.length <= 10 },
          element('summary', {}, `${title}: ${paths.length}`),
          element('ul', {}, ...paths.map((path) => element('li', {}, path))),
        ),
      ];

function refusal(error: unknown): Node[] {
  const problems = error instanceof ServerRefused ? (error.answer.problems ?? []) : [];
  const message = error instanceof Error ? error.message : String(error);
  return [
    element('p', { className: 'edit-message' }, message),
    element('ul', { className: 'edit-problems' }, ...problems.map((problem) => element('li', {}, problem))),
  ];
}
