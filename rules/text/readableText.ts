import { parse } from 'node-html-parser';

/** The visible words of a piece of HTML, separated by single spaces. The end of a block also ends a word. */
export const readableText = (html: string) =>
  oneSpace(
    parse(html, { blockTextElements: { script: false, style: false, noscript: false } }).structuredText,
  );

export const oneSpace = (text: string) => text.replace(/\s+/g, ' ').trim();
