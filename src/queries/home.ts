import type { Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { listed, single } from './entry.ts';
import { nextSteps } from './nextSteps.ts';

/** Everything that the home page shows. */
export async function getHome(language: Language) {
  const page = await single('homePage', language);
  const agency = await getAgency(language);
  const { both, home, steps } = await single('formWords', language);
  const { photo } = agency.founder;
  return {
    ...page,
    agency,
    photo: photo && { file: photo.file, alt: (language === 'hi' && photo.altHindi) || photo.alt },
    words: await single('screenWords', language),
    formWords: { ...both, ...home },
    next: { title: steps.title, steps: nextSteps(steps, agency.hours.answer) },
    onlyEnglish: language === 'hi' ? await onlyEnglishNote() : undefined,
    claims: [agency.claims.experience.text, agency.claims.placement.text],
    services: { ...page.services, list: await listed('homeServices', page.services.list, language) },
    industries: { ...page.industries, list: await listed('industries', page.industries.list, language) },
  };
}

/** The note for visitors who come from a page that is only in English, with links to Hindi pages. */
async function onlyEnglishNote() {
  const { note } = (await single('landingWordsHindi')).offer;
  const { navigation, footer } = await single('chromeWords', 'hi');
  return {
    text: note,
    links: [
      { href: '/hi/jobs', label: (await single('jobsPageHindi')).headline },
      { href: '/hi/services', label: navigation.services },
      { href: '/hi/job-fraud', label: footer.legal.jobFraud },
      { href: '/hi/contact', label: navigation.contact },
    ],
  };
}
