import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs } from './text.ts';

/** The fields of every file in `content/pages/`. */
const commonFields = {
  title: line
    .max(65)
    .describe('The title in search results and browser tabs. Each page needs a different title.'),
  description: line
    .min(50)
    .max(160)
    .describe('The description in search results. Each page needs a different description.'),
  headline: line.describe('The headline of the page, in very large letters.'),
  intro: line.describe('One or two sentences under the headline.'),
};

const audienceLink = z.strictObject({ label: line, title: line });

/** `content/pages/home.yaml` */
export const homePage = z.strictObject({
  ...commonFields,
  seekers: audienceLink,
  employers: audienceLink,
  about: z.strictObject({ title: line, paragraphs }),
  services: z.strictObject({ title: line, list: z.array(slugOf('home-services')).length(8) }),
  industries: z.strictObject({ title: line, list: z.array(slugOf('industries')).length(10) }),
  clients: z.strictObject({ title: line, note: line }),
  message: z.strictObject({ title: line, intro: line, whatsappTitle: line, whatsapp: line }),
});

/** `content/pages/about.yaml` */
export const aboutPage = z.strictObject({
  ...commonFields,
  mission: z.strictObject({ title: line, paragraphs }),
  services: z.strictObject({
    title: line,
    list: z.array(z.strictObject({ title: line, icon, description: line })).length(4),
  }),
  reasons: z.strictObject({
    title: line,
    list: z.array(z.strictObject({ title: line, description: line })).length(3),
  }),
  contact: z.strictObject({ title: line, text: line }),
});

/** `content/pages/services.yaml` */
export const servicesPage = z.strictObject({
  ...commonFields,
  list: z.array(slugOf('services')).length(4),
  contact: z.strictObject({ title: line, text: line }),
});

/** `content/pages/industries.yaml` */
export const industriesPage = z.strictObject({
  ...commonFields,
  contact: z.strictObject({ title: line, text: line }),
});

/** `content/pages/clients.yaml` */
export const clientsPage = z.strictObject({
  ...commonFields,
  list: z.array(slugOf('clients')).min(1),
  testimonial: slugOf('testimonials'),
  contact: z.strictObject({ title: line, text: line }),
});

/** `content/pages/contact.yaml` */
export const contactPage = z.strictObject({ ...commonFields, details: z.strictObject({ title: line }) });

/** `content/pages/404.yaml` */
export const notFoundPage = z.strictObject(commonFields);

/**
 * `jobs.yaml`, `departments.yaml`, `companies.yaml` and `sitemap.yaml` in `content/pages/`: the texts of the
 * pages that list other pages.
 */
export const hubPage = z.strictObject(commonFields);
