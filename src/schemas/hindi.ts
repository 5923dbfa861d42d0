import { z } from 'astro/zod';
import { agency } from './agency.ts';
import { client } from './client.ts';
import { industry } from './industry.ts';
import * as pages from './pages.ts';
import { service } from './service.ts';
import { testimonial } from './testimonial.ts';
import { line } from './text.ts';

/*
 * `content/hi/` has a file with texts for each English file of the six screens. Slugs, icons, logos, numbers
 * and sample marks are in the English file only, so that no value is written twice.
 */

const home = pages.homePage.shape;
const about = pages.aboutPage.shape;
const claimText = z.strictObject({ text: line });

/** `content/hi/agency.yaml` */
export const hindiAgency = z.strictObject({
  readByHindiSpeaker: z.strictObject({
    confirmed: z
      .boolean()
      .describe(
        'Write true when somebody whose first language is Hindi has read every text. ' +
          'npm run launch-check lists it until then.',
      ),
  }),
  blurb: agency.shape.blurb,
  // The photo with its two descriptions is in the English file.
  founder: agency.shape.founder.omit({ sample: true, photo: true }),
  hours: agency.shape.hours.omit({ open: true }),
  claims: z.strictObject({ experience: claimText, placement: claimText }),
});

export const hindiService = service.omit({ icon: true });
export const hindiIndustry = industry.omit({ icon: true });
export const hindiClient = client.omit({ sample: true, name: true, logo: true });
export const hindiTestimonial = testimonial.omit({ sample: true });

export const hindiHomePage = pages.homePage.extend({
  services: home.services.omit({ list: true }),
  industries: home.industries.omit({ list: true }),
});
export const hindiAboutPage = pages.aboutPage.extend({
  services: about.services.extend({
    list: z.array(about.services.shape.list.element.omit({ icon: true })).length(4),
  }),
});
export const hindiServicesPage = pages.servicesPage.omit({ list: true });
export const hindiClientsPage = pages.clientsPage.omit({ list: true, testimonial: true });
