import type { Page } from '#site/pages.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { isNamedIn } from '#writing/isNamedIn.ts';

/** Every page of a language with a picture of its own. */
export function picturesOf(site: Site) {
  const { name: agencyName } = site.english.file('agency');
  return site.ownPages
    .filter(({ href, picture }) => picture === href)
    .map((page) => ({
      path: page.href,
      headline: page.headline,
      subtitle: subtitleOf(site, page),
      agencyName,
    }));
}

/** The line below the headline of a landing page. */
function subtitleOf(site: Site, page: Page): string | undefined {
  const { city, role, arrangement, department, notAffiliated } = site.words.landing;
  const { name } = page;
  const subtitles: { [Kind in Page['kind']]?: string } = {
    city: fillIn(city.employers, { name }),
    role: named(site, page, role.ways),
    arrangement: named(site, page, arrangement.forAndAgainst),
    department: named(site, page, department.waysIn),
    // A firm's name beside the agency's must never look like an offer (specification 11.3).
    company: fillIn(notAffiliated, { name }),
  };
  return subtitles[page.kind];
}

/** Begins with the page's name if the headline does not have it. */
function named({ language }: Site, { headline, name }: Page, text: string): string {
  const stop = language === 'hi' ? '।' : '.';
  return isNamedIn(headline, name) ? `${text}${stop}` : `${name}${stop} ${text}${stop}`;
}
