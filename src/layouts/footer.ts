import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '../components/sections/Footer/Footer.tsx';
import { builtAt } from '../config/builtAt.ts';
import { getChrome } from '../queries/chrome.ts';

let rendered: Promise<string> | undefined;

/** The footer's HTML: 220 links, the same on every page. A build renders it once: docs/decisions/one-footer.md. */
export function renderFooter(): Promise<string> {
  if (!rendered || import.meta.env.DEV) rendered = render();
  return rendered;
}

async function render(): Promise<string> {
  const { agencyName, footer } = await getChrome();
  return renderToStaticMarkup(createElement(Footer, { agencyName, ...footer, year: builtAt.getFullYear() }));
}
