import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { collectionSchemas as all } from '#schemas/collections.ts';
import { contentFolder } from '#schemas/contentFolder.ts';

const yaml = <Schema>({ pattern, schema }: { pattern: string; schema: Schema }) =>
  defineCollection({
    // The slug is the file name without folder and extension: "agra" for content/cities/agra.yaml.
    loader: glob({
      base: contentFolder,
      pattern,
      generateId: ({ entry }) => entry.replace(/^.*\/|\.yaml$/g, ''),
    }),
    schema: schema as Schema & import('astro/zod').ZodType,
  });

export const collections = {
  agency: yaml(all.agency),
  footer: yaml(all.footer),
  homeServices: yaml(all.homeServices),
  services: yaml(all.services),
  industries: yaml(all.industries),
  clients: yaml(all.clients),
  testimonials: yaml(all.testimonials),
  cities: yaml(all.cities),
  jobs: yaml(all.jobs),
  departments: yaml(all.departments),
  companies: yaml(all.companies),
  guides: yaml(all.guides),
  officialLinks: yaml(all.officialLinks),
  legal: yaml(all.legal),
  homePage: yaml(all.homePage),
  aboutPage: yaml(all.aboutPage),
  servicesPage: yaml(all.servicesPage),
  industriesPage: yaml(all.industriesPage),
  clientsPage: yaml(all.clientsPage),
  contactPage: yaml(all.contactPage),
  jobsPage: yaml(all.jobsPage),
  departmentsPage: yaml(all.departmentsPage),
  companiesPage: yaml(all.companiesPage),
  sitemapPage: yaml(all.sitemapPage),
  notFoundPage: yaml(all.notFoundPage),
  chromeWords: yaml(all.chromeWords),
  landingWords: yaml(all.landingWords),
  screenWords: yaml(all.screenWords),
  formWords: yaml(all.formWords),
  agencyHindi: yaml(all.agencyHindi),
  homeServicesHindi: yaml(all.homeServicesHindi),
  servicesHindi: yaml(all.servicesHindi),
  industriesHindi: yaml(all.industriesHindi),
  clientsHindi: yaml(all.clientsHindi),
  testimonialsHindi: yaml(all.testimonialsHindi),
  citiesHindi: yaml(all.citiesHindi),
  jobsHindi: yaml(all.jobsHindi),
  officialLinksHindi: yaml(all.officialLinksHindi),
  legalHindi: yaml(all.legalHindi),
  jobsPageHindi: yaml(all.jobsPageHindi),
  landingWordsHindi: yaml(all.landingWordsHindi),
  homePageHindi: yaml(all.homePageHindi),
  aboutPageHindi: yaml(all.aboutPageHindi),
  servicesPageHindi: yaml(all.servicesPageHindi),
  industriesPageHindi: yaml(all.industriesPageHindi),
  clientsPageHindi: yaml(all.clientsPageHindi),
  contactPageHindi: yaml(all.contactPageHindi),
  chromeWordsHindi: yaml(all.chromeWordsHindi),
  screenWordsHindi: yaml(all.screenWordsHindi),
  formWordsHindi: yaml(all.formWordsHindi),
};
