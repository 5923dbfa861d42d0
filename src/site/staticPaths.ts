import { type Language, languages } from '#navigation/languages.ts';
import type { Site } from './site.ts';
import { siteIn } from './siteIn.ts';

/** The path of a page in a language, for `getStaticPaths` in `src/pages/[...language]/`: in the root or under /hi. */
export const languagePath = (language: Language) => ({
  params: { language: language === 'en' ? undefined : language },
  props: { language },
});

/** The paths of a screen in both languages. */
export const inBothLanguages = () => languages.map(languagePath);

/**
 * The paths of all entries of a kind in both languages, each with its page's data.
 *
 * @param name the parameter in the file name of the route, such as [slug].astro
 */
export async function entryPaths<Subject extends { slug: string }, Page extends object>(
  entriesOf: (site: Site) => readonly Subject[],
  pageOf: (site: Site, entry: Subject) => Page,
  name = 'slug',
) {
  const sites = await Promise.all(languages.map(siteIn));
  return sites.flatMap((site) =>
    entriesOf(site).map((entry) => ({
      params: { ...languagePath(site.language).params, [name]: entry.slug },
      props: pageOf(site, entry),
    })),
  );
}
