import type { Language } from '#navigation/languages.ts';
import { listed, single, textLanguage } from './entry.ts';

/** Everything that /clients shows. */
export async function getClients(language: Language) {
  const lang = await textLanguage(language, 'clientsPage', 'agency', 'screenWords');
  const page = await single('clientsPage', lang);
  const { clients: words, contactUs } = await single('screenWords', lang);
  const clients = await listed('clients', page.list, lang);
  const testimonials = await listed('testimonials', page.testimonials ?? [], lang);
  return {
    ...page,
    lang,
    words,
    contactUs,
    clients: clients.map((client) => ({
      ...client,
      logo: `/clients/${client.logo}`,
      sample: client.sample === true,
    })),
    testimonials: testimonials.map((testimonial) => ({
      ...testimonial,
      sampleNote: testimonial.sample && words.sampleTestimonial,
    })),
  };
}
