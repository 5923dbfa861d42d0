import { button, element } from './element.ts';

/**
 * Opens a modal dialog. Escape and `close` close it; the browser then returns the focus.
 *
 * @param fill the dialog's content; `close` answers
 * @param atEscape the answer when the dialog is closed with Escape
 */
export function ask<Answer>(
  title: string,
  fill: (close: (answer: Answer) => void) => (Node | string)[],
  atEscape: Answer,
): Promise<Answer> {
  return new Promise((answered) => {
    let answer = atEscape;
    const heading = element('h2', { id: 'edit-dialog-title', tabIndex: -1 }, title);
    const dialog = element('dialog', { className: 'edit-dialog' }, heading);
    dialog.setAttribute('aria-labelledby', heading.id);
    const close = (given: Answer) => {
      answer = given;
      dialog.close();
    };
    dialog.append(...fill(close));
    dialog.addEventListener('close', () => {
      dialog.remove();
      answered(answer);
    });
    document.body.append(dialog);
    dialog.showModal();
    // The heading, not the first button: the text is to be read first, and Enter must not decide anything.
    heading.focus();
  });
}

/** Shows a message that stays until the owner closes it. Decap's own messages disappear after 8 seconds. */
export const tell = (title: string, message: string): Promise<void> =>
  ask<void>(
    title,
    (close) => [
      element('p', { className: 'edit-message' }, message),
      element(
        'div',
        { className: 'edit-buttons' },
        button('Close', () => close()),
      ),
    ],
    undefined,
  );
