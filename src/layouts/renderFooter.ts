import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '#components/sections/Footer/Footer.tsx';
import { builtAt } from '#metadata/buildDate.ts';
import type { Language } from '#navigation/languages.ts';
import { getLayout } from '#queries/layout.ts';

const cache = new Map<Language, Promise<string>>();

/**
 * The footer's HTML: 220 links, the same on every page of a language. A build renders it once for each
 * language: docs/decisions/0004-footer-rendered-once.md.
 */
export function renderFooter(language: Language): Promise<string> {
  const cached = import.meta.env.PROD ? cache.get(language) : undefined;
  const html = cached ?? render(language);
  cache.set(language, html);
  return html;
}

async function render(language: Language): Promise<string> {
  const { agencyName, footer } = await getLayout(language);
  return renderToStaticMarkup(createElement(Footer, { agencyName, ...footer, year: builtAt.getFullYear() }));
}
