import { addressOf } from '#navigation/pages.ts';
import { clientsHeading } from '#site/clientsHeading.ts';
import type { Site } from '#site/site.ts';
import { fillIn } from '#writing/fillIn.ts';
import { askLink } from '../contactLink.ts';
import { screenOf } from './screen.ts';
import { termsLink } from './services.ts';

/** Everything that /clients shows. */
export function clientsPage(site: Site) {
  const screen = screenOf(site, 'clients');
  const { page, texts, language } = screen;
  const words = screen.words.clients;
  const clients = texts.favouritesFirst('clients', page.list);
  const cases = clients.flatMap(({ case: numbers }) => numbers ?? []);
  const sum = (count: 'asked' | 'joined' | 'stayed') =>
    String(cases.reduce((all, numbers) => all + (numbers[count] ?? 0), 0));
  return {
    screen: { ...screen, page: { ...page, intro: undefined, ...clientsHeading(texts) } },
    words,
    sampleNote: clients.find(({ sample }) => sample) && screen.words.home.sampleClients,
    total:
      cases.length > 1 && cases.every(({ stayed }) => stayed !== undefined)
        ? fillIn(words.total, { asked: sum('asked'), joined: sum('joined'), stayed: sum('stayed') })
        : undefined,
    links: [
      { href: `${addressOf('contact', language)}?for=employers`, label: words.reference },
      termsLink(texts),
    ],
    clients: clients.map((client) => {
      const recruiter = texts.entry('people', client.recruiter ?? '');
      return {
        ...client,
        logo: client.logo && `/clients/${client.logo}`,
        recruiter: recruiter && askLink(screen, recruiter, 'employers'),
      };
    }),
    testimonials: texts.favouritesFirst('testimonials', page.testimonials).map((testimonial) => ({
      ...testimonial,
      sampleNote: testimonial.sample && words.sampleTestimonial,
    })),
  };
}

export type ClientsPageData = ReturnType<typeof clientsPage>;
