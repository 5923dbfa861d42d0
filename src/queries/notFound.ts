import { getAgency } from './agency.ts';
import { single } from './entry.ts';
import { getNavigation } from './navigation.ts';

/** Everything that the 404 page shows. */
export async function getNotFound() {
  return { ...(await single('notFoundPage')), agency: await getAgency(), screens: await getNavigation('en') };
}
