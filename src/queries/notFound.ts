import { mainNavigation } from '#config/navigation.ts';
import { getAgency } from './agency.ts';
import { single } from './entry.ts';

/** Everything that the 404 page shows. */
export async function getNotFound() {
  return { ...(await single('notFoundPage')), agency: await getAgency(), screens: mainNavigation };
}
