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

/** True for one of the six screens. */
export const isTranslatedScreen = (path: string) =>
  Object.values<string>(screens).includes(withoutLanguage(path).address);
