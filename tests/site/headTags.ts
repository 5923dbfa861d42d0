import { parse } from 'node-html-parser';

/** What a built page's head tells search engines and whoever shares it. */
export type HeadTags = {
  canonical: string | undefined;
  /** By property or name: `og:title`, `description`, `robots`. Of a tag that comes twice, all contents. */
  meta: Map<string, string[]>;
  /** The contents of its JSON-LD scripts. */
  data: string[];
  /** What a visitor can read: the title and the words of the page. */
  visible: string;
  /** The links of its visible breadcrumbs, if it has any. */
  breadcrumbs: { href: string; label: string }[];
};

export const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads a built page's head. */
export function readHead(html: string): HeadTags {
  const page = parse(html);
  const meta = new Map<string, string[]>();
  for (const tag of page.querySelectorAll('head meta[content]')) {
    const key = tag.getAttribute('property') ?? tag.getAttribute('name');
    if (key) meta.set(key, [...(meta.get(key) ?? []), tag.getAttribute('content') ?? '']);
  }
  const title = page.querySelector('title')?.text ?? '';
  const data = page
    .querySelectorAll('script[type="application/ld+json"]')
    .map((script) => script.textContent);
  const canonical = page.querySelector('link[rel=canonical]')?.getAttribute('href');
  const breadcrumbs = page
    .querySelectorAll('nav[aria-label=Breadcrumb] a')
    .map((link) => ({ href: link.getAttribute('href') ?? '', label: tidy(link.text) }));
  for (const unread of page.querySelectorAll('script, style, noscript')) unread.remove();
  return {
    canonical,
    meta,
    data,
    visible: tidy(`${title} ${page.querySelector('body')?.structuredText ?? ''}`),
    breadcrumbs,
  };
}
