import { addressIn, type Language } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { getAgency } from '../agency.ts';
import { every, optional, single, textLanguage } from '../entry.ts';
import { describeHours } from './hours.ts';
import { nextSteps } from './nextSteps.ts';
import { getTermsLink } from './services.ts';

/** Everything that /contact shows. */
export async function getContact(language: Language) {
  const lang = await textLanguage(language, 'contactPage', 'agency', 'screenWords', 'formWords');
  const { both, contact, qrCode, steps } = await single('formWords', lang);
  const hindiNames = lang === 'hi' ? (await optional('hindiNames'))?.locations : undefined;
  const agency = await getAgency(lang);
  const words = await single('screenWords', lang);
  const covered = (await every('cities')).flatMap(({ slug, preferredLocation: place }) =>
    place && agency.preferredLocations.includes(place) ? [[slug, place]] : [],
  );
  return {
    ...(await single('contactPage', lang)),
    lang,
    words,
    formWords: {
      ...both,
      ...contact,
      qrCode,
      makeResume: (await single('resumeWords', lang)).linkAtForm,
      locationNames: Object.fromEntries(
        agency.preferredLocations.map((place) => [place, hindiNames?.[place] ?? place]),
      ),
    },
    agency,
    hours: describeHours(agency.hours.open, lang, words.contact.hours),
    trust: [
      { href: addressIn(language, legalPages.jobFraud), label: words.about.real.fraud },
      await getTermsLink(lang),
    ],
    next: { title: steps.title, steps: nextSteps(steps, agency.hours.answer) },
    coveringLocations: Object.fromEntries(covered) as Record<string, string>,
  };
}
