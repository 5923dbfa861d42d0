import type { Conflict, ShownDifference } from '../conflict.ts';
import { ask } from './dialog.ts';
import { button, element } from './element.ts';

/** What to do with a form whose file has changed. `keep`: nothing is saved, and the form stays as it is. */
type Decision = 'mine' | 'file' | 'keep';

const titles: Record<Conflict['kind'], string> = {
  changed: 'This file has changed meanwhile',
  deleted: 'This file was deleted meanwhile',
  exists: 'This entry already exists',
};

const effects: Record<ShownDifference['changedIn'], string> = {
  both: 'Changed in both. "Save mine" writes the text of this form.',
  file: 'Changed in the file only. "Save mine" keeps the text of the file.',
  form: 'Changed in this form only. "Save mine" writes the text of this form.',
};

/** Shows what is in the file and what is in the form, and asks what to do. Nothing is lost without a question. */
export function askAboutConflict(conflict: Conflict, message: string): Promise<Decision> {
  const { kind, differences } = conflict;
  return ask<Decision>(
    titles[kind],
    (close) => {
      const mine = button(
        kind === 'deleted' ? 'Save mine as a new file' : 'Save mine',
        () => close('mine'),
        'main',
      );
      const file = button("Take the file's text", () => {
        actions.replaceWith(confirmation);
        confirmation.querySelector('button')?.focus();
      });
      const keep = button('Keep editing', () => close('keep'));
      const actions = element('div', { className: 'edit-buttons' });
      actions.append(
        ...(kind === 'changed'
          ? [mine, file, keep]
          : kind === 'deleted'
            ? [mine, keep]
            : [copy(differences), keep]),
      );
      const confirmation = element(
        'div',
        { role: 'alert' },
        element(
          'p',
          {},
          'The form will show the text of the file, and what you typed in this form is dropped. Copy your text first if you may need it.',
        ),
        element(
          'div',
          { className: 'edit-buttons' },
          copy(differences),
          button('Drop my text and load the file', () => close('file')),
          button('Back', () => {
            confirmation.replaceWith(actions);
            file.focus();
          }),
        ),
      );
      return [
        element('p', {}, `${message} ${advice[kind]}`),
        element('div', { className: 'edit-differences', tabIndex: 0 }, ...differences.map(comparison)),
        actions,
      ];
    },
    'keep',
  );
}

const advice: Record<Conflict['kind'], string> = {
  changed: 'Nothing is lost yet. These fields differ:',
  deleted: 'Your text is still in this form.',
  exists:
    'It is not replaced. Give your entry another name, or change the existing entry. These fields differ:',
};

function comparison({ name, file, form, changedIn }: ShownDifference): HTMLElement {
  const version = (title: string, text: string) => [
    element('dt', {}, title),
    element('dd', text ? {} : { className: 'edit-empty' }, text || 'nothing'),
  ];
  return element(
    'section',
    {},
    element('h3', {}, name),
    element('p', {}, effects[changedIn]),
    element('dl', {}, ...version('In the file now', file), ...version('In this form', form)),
  );
}

/** A button that copies the form's texts. */
function copy(differences: ShownDifference[]): HTMLButtonElement {
  const text = differences.map(({ name, form }) => `${name}\n${form}`).join('\n\n');
  const made = button('Copy my text', async () => {
    try {
      await navigator.clipboard.writeText(text);
      made.textContent = 'Copied';
    } catch {
      made.textContent = 'The browser did not copy. Please select the text above';
    }
  });
  made.setAttribute('aria-live', 'polite');
  return made;
}
