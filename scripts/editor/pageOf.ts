import type { CollectionName } from '../content/jsonSchema.ts';

/** The page on which an entry of each collection is best seen; `{slug}` stands for the entry's own. One without a page has no form. */
export const pageOf: Record<CollectionName, string | undefined> = {
  agency: '/',
  footer: '/',
  // No page shows it, and "all, or a list" is no form: it is edited in its file.
  read: undefined,
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
};
