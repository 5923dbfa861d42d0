import type { Language } from '#navigation/languages.ts';
import { listed, single } from './entry.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export async function getIndustries(language: Language) {
  const page = await single('industriesPage', language);
  const { industries: section, contactUs } = await single('screenWords', language);
  const order = (await single('homePage')).industries.list;
  const industries = await listed('industries', order, language);
  return {
    ...page,
    section,
    contactUs,
    cards: industries.map(({ slug, name, icon, description }) => ({
      id: slug,
      title: name,
      icon,
      description,
    })),
  };
}
