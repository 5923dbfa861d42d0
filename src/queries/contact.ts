import { getAgency } from './agency.ts';
import { single } from './entry.ts';

/** Everything that /contact shows. */
export async function getContact() {
  return { ...(await single('contactPage')), agency: await getAgency() };
}
