import type { CollectionName } from '../check/collections.ts';

/**
 * The page to show beside the form of each collection. `{slug}` is replaced with the entry's slug. A
 * collection without a page has no form.
 */
export const previewPages: Record<CollectionName, string | undefined> = {
  agency: '/',
  footer: '/',
  // Decap has no form for "all, or a list". The owner edits the file in a text editor.
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
  guides: '/guide/{slug}',
  // Shown on many pages: the sitemap has the way to each.
  officialLinks: '/sitemap',
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
  chromeWords: '/',
  screenWords: '/contact',
  formWords: '/contact',
  agencyHindi: '/hi',
  homeServicesHindi: '/hi',
  servicesHindi: '/hi/services',
  industriesHindi: '/hi/industries',
  clientsHindi: '/hi/clients',
  testimonialsHindi: '/hi/clients',
  homePageHindi: '/hi',
  aboutPageHindi: '/hi/about',
  servicesPageHindi: '/hi/services',
  industriesPageHindi: '/hi/industries',
  clientsPageHindi: '/hi/clients',
  contactPageHindi: '/hi/contact',
  chromeWordsHindi: '/hi',
  screenWordsHindi: '/hi/contact',
  formWordsHindi: '/hi/contact',
};
