import type { Language } from '#navigation/languages.ts';
import { favouritesFirst, single } from './entry.ts';

/** The people of the about page, in its order. Nobody if the page has no part about them. */
export async function getPeople(language: Language) {
  const { people } = await single('aboutPage');
  return people ? favouritesFirst('people', people.list, language) : [];
}
