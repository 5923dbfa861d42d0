import type { BuiltPage } from '../../../rules/builtPages.ts';
import { readableText } from '../../../rules/text/readableText.ts';

/** The contents of the meta elements by property or name: `og:title`, `description`. A repeated one has several. */
export function metaOf({ document }: BuiltPage): Map<string, string[]> {
  const meta = new Map<string, string[]>();
  for (const tag of document.querySelectorAll('head meta[content]')) {
    const key = tag.getAttribute('property') ?? tag.getAttribute('name');
    if (key) meta.set(key, [...(meta.get(key) ?? []), tag.getAttribute('content') ?? '']);
  }
  return meta;
}

export const canonicalOf = ({ document }: BuiltPage) =>
  document.querySelector('link[rel=canonical]')?.getAttribute('href');

/** The texts of the JSON-LD scripts. */
export const jsonLdOf = ({ document }: BuiltPage) =>
  document.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text);

/** The text that a visitor can read: the title and the words of the page. */
export const visibleText = ({ document }: BuiltPage) =>
  ['title', 'body'].map((part) => readableText(document.querySelector(part)?.outerHTML ?? '')).join(' ');
