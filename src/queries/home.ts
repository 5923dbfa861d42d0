import type { Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { listed, single } from './entry.ts';

/** Everything that the home page shows. */
export async function getHome(language: Language) {
  const page = await single('homePage', language);
  const agency = await getAgency(language);
  const { both, home } = await single('formWords', language);
  const { photo } = agency.founder;
  const { offer } = await single('landingWordsHindi');
  return {
    ...page,
    agency,
    photo: photo && { file: photo.file, alt: (language === 'hi' && photo.altHindi) || photo.alt },
    words: await single('screenWords', language),
    formWords: { ...both, ...home },
    onlyEnglishNote: language === 'hi' ? offer.note : undefined,
    claims: [agency.claims.experience.text, agency.claims.placement.text],
    services: { ...page.services, list: await listed('homeServices', page.services.list, language) },
    industries: { ...page.industries, list: await listed('industries', page.industries.list, language) },
  };
}
