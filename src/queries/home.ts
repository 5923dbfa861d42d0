import { getAgency } from './agency.ts';
import { listed, single } from './entry.ts';

/** Everything that the home page shows. */
export async function getHome() {
  const page = await single('homePage');
  const agency = await getAgency();
  return {
    ...page,
    agency,
    claims: [agency.claims.experience.text, agency.claims.placement.text],
    services: { ...page.services, list: await listed('homeServices', page.services.list) },
    industries: { ...page.industries, list: await listed('industries', page.industries.list) },
  };
}
