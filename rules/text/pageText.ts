import type { BuiltPage } from '../builtPages.ts';
import { oneSpace, readableText } from './readableText.ts';

export type PageText = {
  title: string;
  description: string;
  headline: string;
  /** The words of `<main>`, separated by single spaces, without published amounts: they are data (`PayAmounts`). */
  text: string;
  /** The words of `text` before the first link to the contact form, WhatsApp or a phone, or button. */
  beforeFirstAction: string;
  /** The links to the contact form. */
  actions: { href: string; label: string }[];
  /** True if `<main>` shows a published amount. */
  hasAmount: boolean;
  /** True if the page has markup for a vacancy, which this site must never have. */
  hasVacancyMarkup: boolean;
};

const contactLinks = 'a[href^="/contact"], a[href^="/hi/contact"]';

/** @throws {Error} when the page has no `<main>` */
export function readPageText({ html, document }: Pick<BuiltPage, 'html' | 'document'>): PageText {
  const main = document.querySelector('main');
  if (!main) throw new Error('the page has no <main>');
  const action = main.querySelector(`${contactLinks}, a[href^="https://wa.me"], a[href^="tel:"], button`);
  const [start, end] = main.range;
  return {
    title: oneSpace(document.querySelector('title')?.text ?? ''),
    description: document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    headline: oneSpace(main.querySelector('h1')?.text ?? ''),
    actions: main.querySelectorAll(contactLinks).map((link) => ({
      href: link.getAttribute('href') ?? '',
      label: oneSpace(link.text),
    })),
    text: readableText(main.outerHTML, '[data-figures]'),
    beforeFirstAction: readableText(html.slice(start, action?.range[0] ?? end)),
    hasAmount: main.querySelector('[data-figures]') !== null,
    hasVacancyMarkup: html.includes('JobPosting'),
  };
}
