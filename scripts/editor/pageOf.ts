import type { CollectionName } from '../content/jsonSchema.ts';

/** The page on which an entry of each collection is best seen; `{slug}` stands for the entry's own. */
export const pageOf: Record<CollectionName, string> = {
  agency: '/',
  footer: '/',
  homeServices: '/',
  services: '/services',
  industries: '/industries',
  clients: '/clients',
  testimonials: '/clients',
  cities: '/jobs/{slug}',
  jobs: '/jobs/{slug}',
  departments: '/department/{slug}',
  companies: '/company/{slug}',
  legal: '/{slug}',
  homePage: '/',
  aboutPage: '/about',
  servicesPage: '/services',
  industriesPage: '/industries',
  clientsPage: '/clients',
  contactPage: '/contact',
  jobsPage: '/jobs',
  departmentsPage: '/department',
  companiesPage: '/company',
  sitemapPage: '/sitemap',
  notFoundPage: '/404',
  read: '/sitemap',
};
