import type { Language } from '#navigation/languages.ts';
import { listed, single } from './entry.ts';

/** Everything that /services shows. */
export async function getServices(language: Language) {
  const page = await single('servicesPage', language);
  const services = await listed('services', page.list, language);
  const { services: section, contactUs } = await single('screenWords', language);
  return { ...page, section, contactUs, cards: services.map(({ slug, ...card }) => ({ id: slug, ...card })) };
}
