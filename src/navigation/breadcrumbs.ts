import type { NavigationLink } from './links.ts';

const homeAnd = (href: string, label: string): NavigationLink[] => [
  { href: '/', label: 'Home' },
  { href, label },
];

/** The breadcrumbs of the guides, and of each hub's landing pages, for visitors and for search engines. */
export const breadcrumbs = {
  jobs: homeAnd('/jobs', 'Jobs'),
  department: homeAnd('/department', 'Departments'),
  company: homeAnd('/company', 'Companies'),
  guide: homeAnd('/jobs', 'Jobs'),
};
