import { type Language, languages } from './languages.ts';

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
 * @param name the parameter in the file name of the route, such as [slug].astro
 */
export async function entryPaths<Page extends { slug: string }>(
  getPages: (language: Language) => Promise<Page[]>,
  name = 'slug',
) {
  const paths = languages.map(async (language) =>
    (await getPages(language)).map((page) => ({
      params: { ...languagePath(language).params, [name]: page.slug },
      props: page,
    })),
  );
  return (await Promise.all(paths)).flat();
}
