import type { z } from 'astro/zod';
import { agency } from './agency.ts';
import { city } from './city.ts';
import { client } from './client.ts';
import { company } from './company.ts';
import { confirmed } from './confirmed.ts';
import { department } from './department.ts';
import { footer } from './footer.ts';
import { guide } from './guide.ts';
import { hindiSchemaOf } from './hindi.ts';
import { hindiNames } from './hindiNames.ts';
import { homeService } from './homeService.ts';
import { industry } from './industry.ts';
import { job } from './job.ts';
import { legal } from './legal.ts';
import * as messages from './messages.ts';
import { officialLink } from './officialLink.ts';
import * as pages from './pages.ts';
import { payPublisher } from './pay.ts';
import { person } from './person.ts';
import { resumeLines } from './resumeLines.ts';
import { service } from './service.ts';
import { shared } from './shared.ts';
import { testimonial } from './testimonial.ts';

/** Files of one kind: their path under `content/`, as a pattern, and their schema. */
export type Collection = { pattern: string; schema: z.ZodType };

/** `hindi` is the schema from which that of the Hindi files is derived, if the Hindi texts have other rules. */
export const collectionSchemas = {
  agency: { pattern: 'agency.yaml', schema: agency },
  footer: { pattern: 'footer.yaml', schema: footer },
  homeServices: { pattern: 'home-services/*.yaml', schema: homeService },
  services: { pattern: 'services/*.yaml', schema: service },
  industries: { pattern: 'industries/*.yaml', schema: industry },
  people: { pattern: 'people/*.yaml', schema: person },
  clients: { pattern: 'clients/*.yaml', schema: client },
  testimonials: { pattern: 'testimonials/*.yaml', schema: testimonial },
  cities: { pattern: 'cities/*.yaml', schema: city },
  jobs: { pattern: 'jobs/*.yaml', schema: job },
  departments: { pattern: 'departments/*.yaml', schema: department },
  companies: { pattern: 'companies/*.yaml', schema: company },
  guides: { pattern: 'guides/*.yaml', schema: guide },
  officialLinks: { pattern: 'official-links/*.yaml', schema: officialLink },
  pay: { pattern: 'pay/*.yaml', schema: payPublisher },
  confirmed: { pattern: 'confirmed.yaml', schema: confirmed },
  legal: { pattern: 'legal/*.yaml', schema: legal },
  homePage: { pattern: 'pages/home.yaml', schema: pages.homePage },
  aboutPage: { pattern: 'pages/about.yaml', schema: pages.aboutPage },
  servicesPage: { pattern: 'pages/services.yaml', schema: pages.servicesPage },
  industriesPage: { pattern: 'pages/industries.yaml', schema: pages.industriesPage },
  clientsPage: { pattern: 'pages/clients.yaml', schema: pages.clientsPage },
  contactPage: { pattern: 'pages/contact.yaml', schema: pages.contactPage },
  resumePage: { pattern: 'pages/resume.yaml', schema: pages.resumePage },
  jobsPage: { pattern: 'pages/jobs.yaml', schema: pages.plainPage },
  departmentsPage: { pattern: 'pages/departments.yaml', schema: pages.plainPage },
  companiesPage: { pattern: 'pages/companies.yaml', schema: pages.plainPage },
  sitemapPage: { pattern: 'pages/sitemap.yaml', schema: pages.plainPage },
  notFoundPage: { pattern: 'pages/404.yaml', schema: shared(pages.plainPage) },
  layoutWords: { pattern: 'words/layout.yaml', schema: messages.layoutWords },
  landingWords: { pattern: 'words/landing.yaml', schema: messages.landingWords },
  screenWords: { pattern: 'words/screens.yaml', schema: messages.screenWords },
  formWords: { pattern: 'words/forms.yaml', schema: messages.formWords, hindi: messages.hindiFormWords },
  resumeWords: { pattern: 'words/resume.yaml', schema: messages.resumeWords },
  hindiWords: { pattern: 'words/hindi.yaml', schema: messages.hindiWords },
  resumeLines: { pattern: 'hi/resume-lines/*.yaml', schema: resumeLines },
  hindiNames: { pattern: 'hi/names.yaml', schema: hindiNames },
} as const satisfies Record<string, Collection & { hindi?: z.ZodType }>;

export type CollectionKey = keyof typeof collectionSchemas;

/** The Hindi files of the kinds that have texts: `content/hi/jobs/` for `content/jobs/`. Any of them may be missing. */
export const hindiCollections: Record<`${string}Hindi`, Collection> = Object.fromEntries(
  Object.entries<Collection & { hindi?: z.ZodType }>(collectionSchemas).flatMap(
    ([name, { pattern, schema, hindi = schema }]) => {
      const texts = hindiSchemaOf(hindi);
      return texts ? [[`${name}Hindi`, { pattern: `hi/${pattern}`, schema: texts }]] : [];
    },
  ),
);
