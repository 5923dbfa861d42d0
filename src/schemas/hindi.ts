import { z } from 'astro/zod';
import { agency } from './agency.ts';
import { city } from './city.ts';
import { client } from './client.ts';
import { industry } from './industry.ts';
import { mode, role } from './job.ts';
import { legal } from './legal.ts';
import { officialLink } from './officialLink.ts';
import * as pages from './pages.ts';
import { service } from './service.ts';
import { testimonial } from './testimonial.ts';

/*
 * `content/hi/` has a file with texts for each English file of the six screens. Slugs, icons, logos, numbers
 * and sample marks are in the English file only, so that no value is written twice.
 *
 * zod's `omit` and `extend` drop the name and the help of a group, so `like` takes them from the English one.
 */
const like = <T extends z.ZodType>(english: z.ZodType, hindi: T): T => hindi.meta(english.meta() ?? {});

const home = pages.homePage.shape;
const about = pages.aboutPage.shape;
const { founder, hours, claims } = agency.shape;
const aboutService = about.services.shape.list.element;
const withoutConfirmation = (claim: typeof claims.shape.experience) =>
  like(claim, claim.omit({ confirmed: true }));

/** `content/hi/agency.yaml` */
export const hindiAgency = z.strictObject({
  readByHindiSpeaker: z
    .strictObject({
      confirmed: z.boolean().meta({
        title: 'A Hindi speaker has read every text',
        description:
          'Switch this on when somebody whose first language is Hindi has read every Hindi text. ' +
          'npm run launch-check lists it until then.',
      }),
    })
    .meta({ title: 'Read by a Hindi speaker', description: 'Not shown on the site.' }),
  blurb: agency.shape.blurb,
  // The photo with its two descriptions is in the English file.
  founder: like(founder, founder.omit({ sample: true, photo: true })),
  hours: like(hours, hours.omit({ open: true })),
  claims: like(
    claims,
    z.strictObject({
      experience: withoutConfirmation(claims.shape.experience),
      placement: withoutConfirmation(claims.shape.placement),
    }),
  ),
});

const neighbour = role.shape.neighbours.element;

/** Landing pages and legal pages: only those that many visitors would rather read in Hindi. */
export const hindiCity = city.omit({
  latitude: true,
  longitude: true,
  preferredLocation: true,
  jobs: true,
  useful: true,
});
export const hindiJob = z.discriminatedUnion('kind', [
  role.omit({ departments: true, links: true }).extend({
    neighbours: like(role.shape.neighbours, z.array(like(neighbour, neighbour.omit({ job: true })))),
  }),
  mode.omit({ roles: true, links: true }),
]);
export const hindiOfficialLink = officialLink.omit({ address: true, checked: true });
export const hindiLegal = legal.omit({ sample: true });

export const hindiService = service.omit({ icon: true });
export const hindiIndustry = industry.omit({ icon: true });
export const hindiClient = client.omit({ sample: true, name: true, logo: true });
export const hindiTestimonial = testimonial.omit({ sample: true });

export const hindiHomePage = pages.homePage.extend({
  services: like(home.services, home.services.omit({ list: true })),
  industries: like(home.industries, home.industries.omit({ list: true })),
});
export const hindiAboutPage = pages.aboutPage.extend({
  services: like(
    about.services,
    about.services.extend({
      list: like(
        about.services.shape.list,
        z.array(like(aboutService, aboutService.omit({ icon: true }))).length(4),
      ),
    }),
  ),
});
export const hindiServicesPage = pages.servicesPage.omit({ list: true });
export const hindiClientsPage = pages.clientsPage.omit({ list: true, testimonial: true });
