import { parse } from 'node-html-parser';

/** Words with single spaces between them, without the elements that match `except`. The end of a block ends a word. */
export function readableText(html: string, except?: string): string {
  const parsed = parse(html, { blockTextElements: { script: false, style: false, noscript: false } });
  if (except) for (const element of parsed.querySelectorAll(except)) element.remove();
  return oneSpace(parsed.structuredText);
}

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
