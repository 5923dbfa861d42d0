import { withoutLanguage } from './languages.ts';

/**
 * The screens that both languages have, by their English addresses (specification 2.1), in the order of the main
 * navigation.
 */
export const screens = {
  home: '/',
  about: '/about',
  services: '/services',
  industries: '/industries',
  clients: '/clients',
  contact: '/contact',
} as const;

export type Screen = keyof typeof screens;

/** The page on which a visitor makes a resume (specification 16). The main navigation does not have it. */
export const resumeMaker = '/resume';

/** What the resume maker fetches when somebody writes in Devanagari. */
export const resumeSpellings = '/resume-spellings.json';

/** True for one of the six screens and for the resume maker. */
export const isTranslatedScreen = (path: string) =>
  [...Object.values<string>(screens), resumeMaker].includes(withoutLanguage(path).address);
