import type { Language } from '#navigation/languages.ts';
import { listed, single } from './entry.ts';

/** The people of the about page, in their order. */
export const getPeople = async (language: Language) =>
  listed('people', (await single('aboutPage')).people?.list ?? [], language);
