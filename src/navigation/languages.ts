/** English is the site's own language; the six screens are in Hindi as well (docs/decisions/0007-hindi.md). */
export type Language = 'en' | 'hi';

const languages = ['en', 'hi'] as const satisfies Language[];

/** What `lang` and `hreflang` say. */
export const languageTags = { en: 'en-IN', hi: 'hi-IN' } as const;

/** Each in its own words: who looks for their language knows this one. */
export const languageNames = { en: 'English', hi: 'हिंदी' } as const;

/** The screens that both languages have, by their English addresses (specification 2.1). */
export const screens = {
  home: '/',
  about: '/about',
  services: '/services',
  industries: '/industries',
  clients: '/clients',
  contact: '/contact',
} as const;

export type Screen = keyof typeof screens;

/** Where a screen is in a language: /about and /hi/about, / and /hi. What follows the address stays: `?for=employers`. */
export const addressIn = (language: Language, address: string) =>
  language === 'hi' ? `/hi${address.replace(/^\/(?=$|[?#])/, '')}` : address;

/** The English address of a page's address, and its language. */
export function withoutLanguage(path: string): { language: Language; address: string } {
  const [, rest] = /^\/hi(\/.*)?$/.exec(path) ?? [];
  return /^\/hi(\/|$)/.test(path)
    ? { language: 'hi', address: rest ?? '/' }
    : { language: 'en', address: path };
}

/** True for a page that the other language has too. */
export const isTranslated = (path: string) =>
  Object.values<string>(screens).includes(withoutLanguage(path).address);

/** The paths of a screen, for `getStaticPaths` of `src/pages/[...language]/`: without a folder, and under /hi. */
export const inBothLanguages = () =>
  languages.map((language) => ({
    params: { language: language === 'en' ? undefined : language },
    props: { language },
  }));
