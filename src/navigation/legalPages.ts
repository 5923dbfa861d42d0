/** The legal links at the end of every page, in order (specification 2.3). */
export const legalPages = {
  privacy: '/privacy',
  terms: '/terms',
  employerTerms: '/employer-terms',
  vulnerability: '/vulnerability',
  jobFraud: '/job-fraud',
  accessibility: '/accessibility',
  sitemap: '/sitemap',
} as const;
