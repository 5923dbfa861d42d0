import type { Site } from '#site/site.ts';
import { askLink, contactLink } from '../contactLink.ts';
import { payOf } from '../landing/pay.ts';
import { peopleOf } from '../people.ts';
import { screenOf } from './screen.ts';
import { termsLink } from './services.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export function industriesPage(site: Site) {
  const screen = screenOf(site, 'industries');
  const { texts, words } = screen;
  const people = peopleOf(texts);
  const industries = texts.favouritesFirst('industries', site.english.file('homePage').industries.list);
  const statistics = payOf(site, { rates: industries.flatMap(({ earned = [] }) => earned) })?.groups ?? [];
  return {
    screen,
    section: words.industries,
    sampleNote: people.find(({ sample, industries }) => sample && industries) && words.about.samplePeople,
    statistics,
    terms: termsLink(texts),
    industries: industries.map((industry) => ({
      ...industry,
      earned: statistics.flatMap(({ figures }) =>
        figures.filter(({ rate }) => industry.earned?.includes(rate)),
      ),
      links: [
        ...people
          .filter(({ industries = [] }) => industries.includes(industry.slug))
          .map((person) => askLink(screen, person)),
        contactLink(screen, 'employers', words.hireInIndustry, industry),
      ],
      roles: site.linksTo(site.english.entries('jobs', industry.roles)),
    })),
  };
}

export type IndustriesPageData = ReturnType<typeof industriesPage>;
