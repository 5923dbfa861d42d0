import { languages } from '#navigation/languages.ts';
import { addressOf, type PageName } from '#navigation/pages.ts';
import type { Site } from './site.ts';
import { siteIn } from './siteIn.ts';

/*
 * For `getStaticPaths` in `src/pages/[...language]/`: the paths of pages, in the root or under /hi, each with its data.
 */

const readSites = () => Promise.all(languages.map(siteIn));

const paramsOf = ({ language }: Site) => ({ language: language === 'en' ? undefined : language });

/** The paths of a file in both languages. */
export const filePaths = async <Data extends object>(dataOf: (site: Site) => Data) =>
  (await readSites()).map((site) => ({ params: paramsOf(site), props: dataOf(site) }));

/** The paths of a page, in the languages that it is in. */
export async function pagePaths<Data extends object>(name: PageName, dataOf: (site: Site) => Data) {
  const sites = (await readSites()).filter(({ ownPages }) =>
    ownPages.some(({ address }) => address === addressOf(name)),
  );
  return sites.map((site) => ({ params: paramsOf(site), props: dataOf(site) }));
}

/**
 * The paths of all entries of a kind, in the languages that they are in, each with what its page is a function of. The page's
 * data is made when it is written: that of thousands of pages would not fit in memory at once.
 *
 * @param name the parameter in the file name of the route, such as [slug].astro
 */
export async function entryPaths<Subject extends { slug: string }>(
  entriesOf: (site: Site) => readonly Subject[],
  name = 'slug',
) {
  const built = await readSites();
  // The desk shows a page that is left out too. A build has no `hot`, while a variable DEV of the terminal would set `env.DEV`.
  const sites = import.meta.hot ? built.map((site) => site.whole) : built;
  return sites.flatMap((site) =>
    entriesOf(site).map((entry) => ({
      params: { ...paramsOf(site), [name]: entry.slug },
      props: { site, entry },
    })),
  );
}
