import { addressOf } from '#navigation/pages.ts';
import type { Site } from '#site/site.ts';
import { agencyOf } from '../agency.ts';
import { describeHours } from './hours.ts';
import { nextSteps } from './nextSteps.ts';
import { termsLink } from './services.ts';

/** Everything that /contact shows. */
export function contactPage(site: Site) {
  const texts = site.inOneLanguage('contactPage', 'agency', 'screenWords', 'formWords');
  const { screens: words, forms, resume } = texts.words;
  const { both, contact, qrCode, steps } = forms;
  const hindiNames = texts.language === 'hi' ? site.hindiNames?.locations : undefined;
  const agency = agencyOf(texts);
  const covered = site.english
    .every('cities')
    .flatMap(({ slug, preferredLocation: place }) =>
      place && agency.preferredLocations.includes(place) ? [[slug, place]] : [],
    );
  return {
    page: texts.file('contactPage'),
    lang: texts.language,
    words,
    formWords: {
      ...both,
      ...contact,
      qrCode,
      makeResume: resume.linkAtForm,
      locationNames: Object.fromEntries(
        agency.preferredLocations.map((place) => [place, hindiNames?.[place] ?? place]),
      ),
    },
    agency,
    hours: describeHours(agency.hours.open, texts.language, words.contact.hours),
    trust: [{ href: addressOf('jobFraud', site.language), label: words.about.real.fraud }, termsLink(texts)],
    next: { title: steps.title, steps: nextSteps(steps, agency.hours.answer) },
    coveringLocations: Object.fromEntries(covered) as Record<string, string>,
  };
}
