import type { Site } from './site.ts';

/** Without a client and a testimonial the headline would speak of nothing: the introduction stands in its place. */
export function clientsHeading(site: Site): { headline: string; intro?: string } {
  const { headline, intro } = site.file('clientsPage');
  const named = [...site.english.every('clients'), ...site.english.every('testimonials')];
  return named.length > 0 ? { headline, intro } : { headline: intro };
}
