import type { NavigationLink } from './links.ts';

const trail = (href: string, label: string): NavigationLink[] => [
  { href: '/', label: 'Home' },
  { href, label },
];

/** The way down to the landing pages of each hub: what their breadcrumbs show, and tell search engines. */
export const trails = {
  jobs: trail('/jobs', 'Jobs'),
  department: trail('/department', 'Departments'),
  company: trail('/company', 'Companies'),
};
