import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '#components/sections/Footer/Footer.tsx';
import type { Language } from '#navigation/languages.ts';
import { getLayout } from '#queries/layout/layout.ts';
import { once } from '#queries/once.ts';
import { today } from '#schemas/today.ts';

/** 220 links, the same on every page of a language: rendered once for each (docs/decisions/0004-footer-rendered-once.md). */
export const renderFooter = once(async (language: Language) => {
  const { agencyName, footer } = await getLayout(language);
  return renderToStaticMarkup(
    createElement(Footer, { agencyName, ...footer, year: Number(today().slice(0, 4)) }),
  );
});
