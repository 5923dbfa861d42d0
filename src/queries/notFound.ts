import { getAgency } from './agency.ts';
import { single } from './entry.ts';
import { getNavigation } from './navigation.ts';

/** Everything that the 404 page shows. */
export async function getNotFound() {
  const { offer } = await single('landingWordsHindi');
  return {
    hindi: { text: offer.notFound, label: offer.open, href: '/hi' },
    ...(await single('notFoundPage')),
    agency: await getAgency(),
    screens: await getNavigation('en'),
  };
}
