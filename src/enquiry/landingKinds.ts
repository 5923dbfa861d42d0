/** The folder of their addresses, their collection, and the id of the footer's list. Cities and jobs share /jobs/. */
export const landingKinds = {
  city: { folder: 'jobs', collection: 'cities', footerList: 'find-jobs' },
  job: { folder: 'jobs', collection: 'jobs', footerList: 'popular-jobs' },
  department: { folder: 'department', collection: 'departments', footerList: 'jobs-by-department' },
  company: { folder: 'company', collection: 'companies', footerList: 'jobs-by-company' },
} as const;

/** Kinds of entries that have no page of their own but a part of a screen, by their folder in the query of a link. */
export const screenParts = ['industries', 'services', 'people'] as const;

export type LandingKind = keyof typeof landingKinds;
