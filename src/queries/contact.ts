import type { Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { every, single } from './entry.ts';
import { describeHours } from './hours.ts';
import { nextSteps } from './nextSteps.ts';

/** Everything that /contact shows. */
export async function getContact(language: Language) {
  const covered = (await every('cities')).flatMap(({ slug, preferredLocation }) =>
    preferredLocation ? [[slug, preferredLocation]] : [],
  );
  const { both, contact, qrCode, steps } = await single('formWords', language);
  const agency = await getAgency(language);
  const words = await single('screenWords', language);
  return {
    ...(await single('contactPage', language)),
    words,
    formWords: { ...both, ...contact, qrCode },
    agency,
    hours: describeHours(agency.hours.open, language, words.contact.hours),
    next: { title: steps.title, steps: nextSteps(steps, agency.hours.answer) },
    coveringLocations: Object.fromEntries(covered) as Record<string, string>,
  };
}
