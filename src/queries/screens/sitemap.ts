import { withDistinctNames } from '#navigation/distinctNames.ts';
import { type Language, languageNames, languageTags } from '#navigation/languages.ts';
import type { Link } from '#navigation/link.ts';
import { type SitemapGroup, sitemapGroups } from '#navigation/pages.ts';
import type { Page } from '#site/pages.ts';
import type { Site } from '#site/site.ts';

type Group = { title: string; links: readonly Link[]; language?: Language };

/** Links to every page of the site except 404, in groups, for visitors. The Hindi one names all pages in Hindi. */
export function sitemapPage(site: Site) {
  const [first, ...others] = groupsOf(site, site.pages);
  const inHindi = groupsOf(site.hindi, site.hindi.ownPages).flatMap(({ links }) => links);
  const hindi: Group = { title: languageNames.hi, language: 'hi', links: inHindi };
  return {
    page: site.file('sitemapPage'),
    title: site.words.landing.hubs.pages,
    groups: withDistinctNames([
      ...(first ? [first] : []),
      ...(site.language === 'en' ? [hindi] : []),
      ...others,
    ]),
  };
}

function groupsOf({ language, words }: Site, pages: readonly Page[]): Group[] {
  const titles = { ...words.landing.hubs, ...words.landing.arrangement };
  const compare = new Intl.Collator(languageTags[language]).compare;
  const byGroup = Map.groupBy(pages, ({ group }) => group);
  return sitemapGroups.map((group) => {
    const isAlphabetical = alphabetical.includes(group);
    const links = (byGroup.get(group) ?? []).toSorted((one, other) =>
      isAlphabetical ? compare(one.label, other.label) : (one.rank ?? 0) - (other.rank ?? 0),
    );
    return { title: titles[group], links };
  });
}

/** The groups that a visitor looks through for a name. */
const alphabetical: readonly SitemapGroup[] = ['cities', 'roles', 'departments', 'companies'];
