type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'style' | 'dataset' | 'children'>
>;

/** Makes an element. Texts become text, never HTML, because they come from files. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
}

/** A button for a dialog or the bar. */
export const button = (text: string, onclick: () => unknown, className = '') =>
  element('button', { type: 'button', className: `edit-button ${className}`, onclick }, text);
