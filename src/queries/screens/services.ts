import type { Language } from '#navigation/languages.ts';
import { listed } from '../entry.ts';
import { getScreen } from './screen.ts';

/** Everything that /services shows. */
export async function getServices(language: Language) {
  const screen = await getScreen('services', language);
  const { serviceFacts, services: section } = screen.words;
  const services = await listed('services', screen.page.list, screen.lang);
  return {
    screen,
    section,
    services: services.map((service) => ({
      ...service,
      facts: (['forWhom', 'howLong', 'notIncluded'] as const).flatMap((fact) => {
        const text = service[fact];
        return text ? [{ label: serviceFacts[fact], text }] : [];
      }),
    })),
  };
}
