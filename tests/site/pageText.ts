import { type HTMLElement, parse } from 'node-html-parser';

/** What a check needs to know of a built page. */
export type PageText = {
  title: string;
  description: string;
  headline: string;
  /** The words of `<main>`, one space between them. */
  text: string;
  /** The words of `<main>` before the first link to the contact form, WhatsApp or a phone, or the first button. */
  beforeFirstAction: string;
  /** True where the page carries markup for a vacancy, which this site never has. */
  hasVacancyMarkup: boolean;
};

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Reads a built page. */
export function readPage(html: string): PageText {
  const page = parse(html);
  const main = page.querySelector('main');
  if (!main) throw new Error('the page has no <main>');
  for (const unread of main.querySelectorAll('script, style, noscript')) unread.remove();
  const action = main.querySelector('a[href^="/contact"], a[href^="https://wa.me"], a[href^="tel:"], button');
  return {
    title: tidy(page.querySelector('title')?.text ?? ''),
    description: page.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    headline: tidy(main.querySelector('h1')?.text ?? ''),
    text: textOf(main),
    beforeFirstAction: action ? textBefore(main, action) : textOf(main),
    hasVacancyMarkup: html.includes('JobPosting'),
  };
}

/** Blocks end words: without the spaces "Agra</h1><p>Agra" would be one. */
const textOf = (element: HTMLElement) => tidy(element.structuredText);

function textBefore(main: HTMLElement, action: HTMLElement): string {
  const html = main.innerHTML;
  return tidy(parse(html.slice(0, html.indexOf(action.outerHTML))).structuredText);
}
