import { getAgency } from './agency.ts';
import { every, single } from './entry.ts';

/** Everything that /contact shows. */
export async function getContact() {
  const covered = (await every('cities')).flatMap(({ slug, preferredLocation }) =>
    preferredLocation ? [[slug, preferredLocation]] : [],
  );
  return {
    ...(await single('contactPage')),
    agency: await getAgency(),
    places: Object.fromEntries(covered) as Record<string, string>,
  };
}
