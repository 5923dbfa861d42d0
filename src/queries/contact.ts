import type { Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { every, single } from './entry.ts';

/** Everything that /contact shows. */
export async function getContact(language: Language) {
  const covered = (await every('cities')).flatMap(({ slug, preferredLocation }) =>
    preferredLocation ? [[slug, preferredLocation]] : [],
  );
  const { both, contact, qrCode } = await single('formWords', language);
  return {
    ...(await single('contactPage', language)),
    words: await single('screenWords', language),
    formWords: { ...both, ...contact, qrCode },
    agency: await getAgency(language),
    coveringLocations: Object.fromEntries(covered) as Record<string, string>,
  };
}
