/** The footer's four lists: the id of the list's heading, and what its pages are about. */
export const footerLists = {
  'find-jobs': 'city',
  'popular-jobs': 'job',
  'jobs-by-department': 'department',
  'jobs-by-company': 'company',
} as const;

export type FooterListId = keyof typeof footerLists;
