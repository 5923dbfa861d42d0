import { addressOf } from '#navigation/pages.ts';
import { clientsHeading } from '#site/clientsHeading.ts';
import type { Site } from '#site/site.ts';
import { askLink } from '../contactLink.ts';
import { screenOf } from './screen.ts';
import { termsLink } from './services.ts';

/** Everything that /clients shows. */
export function clientsPage(site: Site) {
  const screen = screenOf(site, 'clients');
  const { page, texts, language } = screen;
  const words = screen.words.clients;
  return {
    screen: { ...screen, page: { ...page, intro: undefined, ...clientsHeading(texts) } },
    words,
    links: [
      { href: `${addressOf('contact', language)}?for=employers`, label: words.reference },
      termsLink(texts),
    ],
    clients: texts.favouritesFirst('clients', page.list).map((client) => {
      const recruiter = texts.entry('people', client.recruiter ?? '');
      return {
        ...client,
        logo: client.logo && `/clients/${client.logo}`,
        sample: client.sample === true,
        recruiter: recruiter && askLink(screen, recruiter),
      };
    }),
    testimonials: texts.favouritesFirst('testimonials', page.testimonials).map((testimonial) => ({
      ...testimonial,
      sampleNote: testimonial.sample && words.sampleTestimonial,
    })),
  };
}

export type ClientsPageData = ReturnType<typeof clientsPage>;
