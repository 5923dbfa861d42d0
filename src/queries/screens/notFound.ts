import { getAgency } from '../agency.ts';
import { single } from '../entry.ts';
import { getJobsLink, getNavigation } from '../layout/navigation.ts';

/** Everything that the 404 page shows. */
export async function getNotFound() {
  const { offer } = await single('hindiWords');
  const hub = await getJobsLink('en');
  const { notFound, call } = await single('screenWords');
  return {
    hindi: { text: offer.notFound, label: offer.open, href: '/hi' },
    ...(await single('notFoundPage')),
    words: { ...notFound, call },
    agency: await getAgency(),
    screens: [...(hub ? [hub] : []), ...(await getNavigation('en'))],
  };
}
