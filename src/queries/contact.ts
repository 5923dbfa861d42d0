import type { Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { every, single } from './entry.ts';
import { describeHours } from './hours.ts';

/** Everything that /contact shows. */
export async function getContact(language: Language) {
  const covered = (await every('cities')).flatMap(({ slug, preferredLocation }) =>
    preferredLocation ? [[slug, preferredLocation]] : [],
  );
  const { both, contact, qrCode } = await single('formWords', language);
  const agency = await getAgency(language);
  const words = await single('screenWords', language);
  return {
    ...(await single('contactPage', language)),
    words,
    formWords: { ...both, ...contact, qrCode },
    agency,
    hours: describeHours(agency.hours, language, words.contact.hours),
    coveringLocations: Object.fromEntries(covered) as Record<string, string>,
  };
}
