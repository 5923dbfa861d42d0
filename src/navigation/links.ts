export type NavigationLink = {
  href: string;
  label: string;
  /** The language of what it leads to, where that is not the page's own. */
  hrefLang?: 'en' | undefined;
};

/** The links in the last lines of every page, in order (specification 2.3). */
export const legalPages = {
  privacy: '/privacy',
  terms: '/terms',
  employerTerms: '/employer-terms',
  vulnerability: '/vulnerability',
  jobFraud: '/job-fraud',
  accessibility: '/accessibility',
  sitemap: '/sitemap',
} as const;
