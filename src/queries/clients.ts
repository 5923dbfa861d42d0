import type { Language } from '#navigation/languages.ts';
import { listed, single } from './entry.ts';

/** Everything that /clients shows. */
export async function getClients(language: Language) {
  const page = await single('clientsPage', language);
  const { clients: words, contactUs } = await single('screenWords', language);
  const clients = await listed('clients', page.list, language);
  const [testimonial] = page.testimonial ? await listed('testimonials', [page.testimonial], language) : [];
  return {
    ...page,
    words,
    contactUs,
    clients: clients.map((client) => ({
      ...client,
      logo: `/clients/${client.logo}`,
      sample: client.sample === true,
    })),
    testimonial: testimonial && { ...testimonial, sample: testimonial.sample === true },
  };
}
