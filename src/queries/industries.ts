import type { Language } from '#navigation/languages.ts';
import { listed, single, textLanguage } from './entry.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export async function getIndustries(language: Language) {
  const lang = await textLanguage(language, 'industriesPage', 'agency', 'screenWords');
  const page = await single('industriesPage', lang);
  const { industries: section, contactUs } = await single('screenWords', lang);
  const order = (await single('homePage')).industries.list;
  const industries = await listed('industries', order, lang);
  return {
    ...page,
    lang,
    section,
    contactUs,
    cards: industries.map(({ slug, name, ...card }) => ({ ...card, id: slug, title: name })),
  };
}
