import type { Language } from '#navigation/languages.ts';
import { listed, single, textLanguage } from './entry.ts';
import { getLinkTo } from './entryLinks.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export async function getIndustries(language: Language) {
  const lang = await textLanguage(language, 'industriesPage', 'agency', 'screenWords');
  const page = await single('industriesPage', lang);
  const { industries: section, contactUs } = await single('screenWords', lang);
  const order = (await single('homePage')).industries.list;
  const industries = await listed('industries', order, lang);
  const linkTo = await getLinkTo(language);
  const withRoles = industries.map(async (industry) => ({
    ...industry,
    roles: (await listed('jobs', industry.roles ?? [])).map(linkTo('jobs')),
  }));
  return {
    ...page,
    lang,
    section,
    contactUs,
    industries: await Promise.all(withRoles),
  };
}
