/** English is the main language; six screens are also in Hindi (docs/decisions/0007-hindi.md). */
export type Language = 'en' | 'hi';

const languages = ['en', 'hi'] as const satisfies Language[];

/** The values of `lang` and `hreflang`. */
export const languageTags = { en: 'en-IN', hi: 'hi-IN' } as const;

/** Each name is in its own language, so that people who read that language recognise it. */
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

/** True for one of the six screens. */
export const isTranslatedScreen = (path: string) =>
  Object.values<string>(screens).includes(withoutLanguage(path).address);

/** The path of a page in a language, for `getStaticPaths` in `src/pages/[...language]/`: in the root or under /hi. */
export const languagePath = (language: Language) => ({
  params: { language: language === 'en' ? undefined : language },
  props: { language },
});

/** The paths of a screen in both languages. */
export const inBothLanguages = () => languages.map(languagePath);

/**
 * The paths of all entries of a kind in both languages.
 *
 * @param getPages the pages in a language
 */
export async function entryPaths<Page extends { slug: string }>(
  getPages: (language: Language) => Promise<Page[]>,
) {
  const paths = languages.map(async (language) =>
    (await getPages(language)).map((page) => ({
      params: { ...languagePath(language).params, slug: page.slug },
      props: page,
    })),
  );
  return (await Promise.all(paths)).flat();
}
