/** The folder of their addresses, their collection, and the id of the footer's list. Cities and jobs share /jobs/. */
export const landingKinds = {
  city: { folder: 'jobs', collection: 'cities', footerList: 'find-jobs' },
  job: { folder: 'jobs', collection: 'jobs', footerList: 'popular-jobs' },
  department: { folder: 'department', collection: 'departments', footerList: 'jobs-by-department' },
  company: { folder: 'company', collection: 'companies', footerList: 'jobs-by-company' },
} as const;

export type LandingKind = keyof typeof landingKinds;
