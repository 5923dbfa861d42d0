/**
 * English is the main language, in which every page is. The screens and each page with a Hindi file are in Hindi too
 * (docs/decisions/0007-hindi.md).
 */
export type Language = 'en' | 'hi';

/** All languages, English first. */
export const languages = ['en', 'hi'] as const satisfies Language[];

/** The values of `lang` and `hreflang`. */
export const languageTags = { en: 'en-IN', hi: 'hi-IN' } as const;

/** Each name is in its own language, so that people who read that language recognise it. */
export const languageNames = { en: 'English', hi: 'हिंदी' } as const;

/**
 * The address of a screen in a language: /about and /hi/about, / and /hi. A query or fragment stays, such as
 * `?for=employers`.
 */
export const addressIn = (language: Language, address: string) =>
  language === 'hi' ? `/hi${address.replace(/^\/(?=$|[?#])/, '')}` : address;

/** The language of a path, and the English address of the same page. */
export function withoutLanguage(path: string): { language: Language; address: string } {
  const [, rest] = /^\/hi(\/.*)?$/.exec(path) ?? [];
  return /^\/hi(\/|$)/.test(path)
    ? { language: 'hi', address: rest ?? '/' }
    : { language: 'en', address: path };
}
