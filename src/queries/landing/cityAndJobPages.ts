import type { Language } from '#navigation/languages.ts';
import { getCityPages } from './cities.ts';
import { getArrangementPages, getRolePages } from './jobs.ts';

/** All pages under /jobs/, which cities and jobs share. */
export const getCityAndJobPages = async (language: Language) => [
  ...(await getCityPages(language)),
  ...(await getRolePages(language)),
  ...(await getArrangementPages(language)),
];
