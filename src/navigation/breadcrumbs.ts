import type { NavigationLink } from './links.ts';

const homeAnd = (href: string, label: string): NavigationLink[] => [
  { href: '/', label: 'Home' },
  { href, label },
];

/** The way down to the landing pages of each hub: what their breadcrumbs show, and tell search engines. */
export const breadcrumbs = {
  jobs: homeAnd('/jobs', 'Jobs'),
  department: homeAnd('/department', 'Departments'),
  company: homeAnd('/company', 'Companies'),
};
