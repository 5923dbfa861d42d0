import { addressIn, type Language } from './languages.ts';

/** The groups of the site map, in order. Each kind of entry has one of its own, but guides and legal pages. */
export const sitemapGroups = [
  'agency',
  'jobSeekers',
  'rules',
  'directories',
  'cities',
  'roles',
  'mode',
  'type',
  'level',
  'shift',
  'departments',
  'companies',
] as const;

export type SitemapGroup = (typeof sitemapGroups)[number];

export type FixedPage = {
  /** The English address, which names the page in both languages. */
  address: string;
  group: SitemapGroup;
  /** The pages of the main navigation and those with a form are in both languages, the others if they have a Hindi file. */
  inNavigation?: true;
  /** It is not prerendered, and needs a note where scripts are off. */
  hasForm?: true;
  /** True for an entry of `content/legal/`. The texts of `about` are in `aboutPage`. */
  isLegal?: true;
};

const listed = <Name extends string>(pages: Record<Name, FixedPage>) => pages;

/**
 * The pages that are not one of many: all but the landing pages, guides, and legal texts that an owner adds. In the order of the
 * main navigation and of the footer's legal links (specification 2.1, 2.3). `Site` makes one list of these and of the entries.
 */
export const fixedPages = listed({
  home: { address: '/', group: 'agency', inNavigation: true, hasForm: true },
  about: { address: '/about', group: 'agency', inNavigation: true },
  services: { address: '/services', group: 'agency', inNavigation: true },
  industries: { address: '/industries', group: 'agency', inNavigation: true },
  clients: { address: '/clients', group: 'agency', inNavigation: true },
  contact: { address: '/contact', group: 'agency', inNavigation: true, hasForm: true },
  resume: { address: '/resume', group: 'jobSeekers', hasForm: true },
  jobs: { address: '/jobs', group: 'directories' },
  departments: { address: '/department', group: 'directories' },
  companies: { address: '/company', group: 'directories' },
  privacy: { address: '/privacy', group: 'rules', isLegal: true },
  terms: { address: '/terms', group: 'rules', isLegal: true },
  employerTerms: { address: '/employer-terms', group: 'rules', isLegal: true },
  vulnerability: { address: '/vulnerability', group: 'rules', isLegal: true },
  jobFraud: { address: '/job-fraud', group: 'rules', isLegal: true },
  accessibility: { address: '/accessibility', group: 'rules', isLegal: true },
  sitemap: { address: '/sitemap', group: 'rules' },
});

export type PageName = keyof typeof fixedPages;

/** The hubs, which list the landing pages. */
export type Hub = 'jobs' | 'departments' | 'companies';

/** The address of a page: /about, /hi/about. */
export const addressOf = (page: PageName, language: Language = 'en') =>
  addressIn(language, fixedPages[page].address);
