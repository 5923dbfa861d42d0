import { addressIn, type Language } from '#navigation/languages.ts';
import { favouritesFirst } from '../entry.ts';
import { getScreen } from './screen.ts';
import { getTermsLink } from './services.ts';

/** Everything that /clients shows. */
export async function getClients(language: Language) {
  const screen = await getScreen('clients', language);
  const { page, lang } = screen;
  const words = screen.words.clients;
  const clients = await favouritesFirst('clients', page.list, lang);
  const testimonials = await favouritesFirst('testimonials', page.testimonials, lang);
  return {
    screen,
    words,
    links: [
      { href: `${addressIn(language, '/contact')}?for=employers`, label: words.reference },
      await getTermsLink(lang),
    ],
    clients: clients.map((client) => ({
      ...client,
      logo: client.logo && `/clients/${client.logo}`,
      sample: client.sample === true,
    })),
    testimonials: testimonials.map((testimonial) => ({
      ...testimonial,
      sampleNote: testimonial.sample && words.sampleTestimonial,
    })),
  };
}
