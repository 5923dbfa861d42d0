import type { Language } from '#navigation/languages.ts';
import { listed, single, textLanguage } from './entry.ts';

/** Everything that /services shows. */
export async function getServices(language: Language) {
  const lang = await textLanguage(language, 'servicesPage', 'agency', 'screenWords');
  const page = await single('servicesPage', lang);
  const services = await listed('services', page.list, lang);
  const { services: section, serviceFacts, contactUs } = await single('screenWords', lang);
  return {
    ...page,
    lang,
    section,
    contactUs,
    services: services.map((service) => ({
      ...service,
      facts: (['forWhom', 'howLong', 'notIncluded'] as const).flatMap((fact) => {
        const text = service[fact];
        return text ? [{ label: serviceFacts[fact], text }] : [];
      }),
    })),
  };
}
