export type NavigationLink = { href: string; label: string };

/** The main navigation, in order (SPEC 2). */
export const mainNavigation = [
  { href: '/', label: 'Home' },
  { href: '/about', label: 'About' },
  { href: '/services', label: 'Services' },
  { href: '/industries', label: 'Industries' },
  { href: '/clients', label: 'Clients' },
  { href: '/contact', label: 'Contact' },
] as const satisfies NavigationLink[];

/** The links in the last lines of every page: SPEC 2's five, and two more (PRODUCT 6). */
export const legalNavigation = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/employer-terms', label: 'Employer terms' },
  { href: '/vulnerability', label: 'Report a vulnerability' },
  { href: '/job-fraud', label: 'Job fraud' },
  { href: '/accessibility', label: 'Accessibility' },
  { href: '/sitemap', label: 'Sitemap' },
] as const satisfies NavigationLink[];
