import type { BuiltPage } from '../../../rules/builtPages.ts';
import { oneSpace, readableText } from '../../../rules/text/readableText.ts';

/** What a built page tells search engines and apps that show a link preview. */
export type HeadTags = {
  canonical: string | undefined;
  /** By property or name: `og:title`, `description`, `robots`. A repeated tag has several contents. */
  meta: Map<string, string[]>;
  /** The same page in each language: the language, a space, the address. */
  alternates: string[];
  /** The contents of its JSON-LD scripts. */
  jsonLd: string[];
  /** The addresses of its icons, by their `rel`. */
  icons: Record<string, string>;
  /** The text that a visitor can read: the title and the words of the page. */
  visible: string;
  /** The links of its visible breadcrumbs, if it has any. */
  breadcrumbs: { href: string; label: string }[];
};

/** Reads a built page's head, visible text and breadcrumbs. */
export function readHead({ document }: Pick<BuiltPage, 'document'>): HeadTags {
  const meta = new Map<string, string[]>();
  for (const tag of document.querySelectorAll('head meta[content]')) {
    const key = tag.getAttribute('property') ?? tag.getAttribute('name');
    if (key) meta.set(key, [...(meta.get(key) ?? []), tag.getAttribute('content') ?? '']);
  }
  const title = document.querySelector('title')?.text ?? '';
  const icons = document
    .querySelectorAll('link[rel$=icon]')
    .map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  return {
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    meta,
    alternates: document
      .querySelectorAll('link[rel=alternate][hreflang]')
      .map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    jsonLd: document.querySelectorAll('script[type="application/ld+json"]').map(({ text }) => text),
    icons: Object.fromEntries(icons),
    visible: `${oneSpace(title)} ${readableText(document.querySelector('body')?.outerHTML ?? '')}`,
    breadcrumbs: document
      .querySelectorAll('main nav ol a')
      .map((link) => ({ href: link.getAttribute('href') ?? '', label: oneSpace(link.text) })),
  };
}
