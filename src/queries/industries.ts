import { listed, single } from './entry.ts';

/** Everything that /industries shows: the industries in the home page's order. */
export async function getIndustries() {
  const page = await single('industriesPage');
  const order = (await single('homePage')).industries.list;
  const industries = await listed('industries', order);
  return {
    ...page,
    cards: industries.map(({ slug, name, icon, description }) => ({
      id: slug,
      title: name,
      icon,
      description,
    })),
  };
}
