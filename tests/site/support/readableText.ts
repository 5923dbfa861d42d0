import { parse } from 'node-html-parser';

/** The words of a piece of HTML that a visitor can read, one space between them. The end of a block ends a word. */
export const readableText = (html: string) =>
  oneSpace(
    parse(html, { blockTextElements: { script: false, style: false, noscript: false } }).structuredText,
  );

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
