import { addressIn, languages } from './languages.ts';
import { fixedPages } from './pages.ts';

const withForms = Object.values(fixedPages).filter(({ hasForm }) => hasForm);

/** The addresses of the pages with a form, in both languages. */
export const formPages = languages.flatMap((language) =>
  withForms.map(({ address }) => addressIn(language, address)),
);

/** Whatever their query is. Strings, because HTML checkers accept no other pattern. */
const withForm = { or: formPages.map((address) => ({ href_matches: `${address}?*` })) };

/** An address with a dot is a file. */
const isPage = [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }];

/**
 * The speculation rules of every page: the browser prerenders a page when its link is about to be followed. A page with a
 * form is only prefetched, because its scripts, its draft and its history must not run before the visitor is there
 * (specification 15.11).
 */
export const speculationRules = {
  prerender: [{ where: { and: [...isPage, { not: withForm }] }, eagerness: 'moderate' }],
  prefetch: [{ where: withForm, eagerness: 'moderate' }],
};
