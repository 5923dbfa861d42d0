/** The footer's four lists, by the ids of their headings, and what the pages that they link to are about. */
export const footerLists = {
  'find-jobs': 'city',
  'popular-jobs': 'job',
  'jobs-by-department': 'department',
  'jobs-by-company': 'company',
} as const;

export type FooterListId = keyof typeof footerLists;
