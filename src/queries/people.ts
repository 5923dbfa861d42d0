import type { Language } from '#navigation/languages.ts';
import { favouritesFirst, single } from './entry.ts';

/** The people of the about page, in its order. Nobody if the page has no part about them. */
export async function getPeople(language: Language) {
  const { people } = await single('aboutPage');
  return people ? favouritesFirst('people', people.list, language) : [];
}

/** A function that says whether somebody recruits for one of these departments. Unless people name departments, all are served. */
export async function getIsServed(): Promise<(departments: readonly string[]) => boolean> {
  const served = (await getPeople('en')).flatMap(({ departments = [] }) => departments);
  return (departments) => served.length === 0 || departments.some((slug) => served.includes(slug));
}
