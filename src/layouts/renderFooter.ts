import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '#components/sections/Footer/Footer.tsx';
import { layoutOf } from '#queries/layout/layout.ts';
import { today } from '#schemas/today.ts';
import type { Site } from '#site/site.ts';

/** 220 links, the same on every page of a language: rendered once for each (docs/decisions/0004-footer-rendered-once.md). */
export function renderFooter(site: Site): string {
  const layout = site.once(layoutOf);
  return renderToStaticMarkup(createElement(Footer, { layout, year: Number(today().slice(0, 4)) }));
}
