import { listed, single } from './entry.ts';

/** Everything that /services shows. */
export async function getServices() {
  const page = await single('servicesPage');
  const services = await listed('services', page.list);
  return { ...page, cards: services.map(({ slug, ...card }) => ({ id: slug, ...card })) };
}
