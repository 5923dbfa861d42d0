import { addressIn, type Language } from '#navigation/languages.ts';
import { listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getScreen } from './screen.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export async function getIndustries(language: Language) {
  const screen = await getScreen('industries', language);
  const order = (await single('homePage')).industries.list;
  const linkTo = await getLinkTo(language);
  const industries = (await listed('industries', order, screen.lang)).map(async (industry) => ({
    ...industry,
    roles: (await listed('jobs', industry.roles ?? [])).map(linkTo('jobs')),
  }));
  return {
    screen,
    section: screen.words.industries,
    industries: await Promise.all(industries),
    hire: {
      href: `${addressIn(language, '/contact')}?for=employers`,
      label: screen.words.hireInIndustry,
    },
  };
}
