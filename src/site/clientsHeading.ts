import type { Site } from './site.ts';

/**
 * Without a client and a testimonial the headline would speak of nothing: the introduction stands in its place. Above samples it
 * is left out, because it says who is named.
 */
export function clientsHeading(site: Site): { headline: string; intro?: string } {
  const { headline, intro } = site.file('clientsPage');
  const named = [...site.english.every('clients'), ...site.english.every('testimonials')];
  if (named.length === 0) return { headline: intro };
  return { headline, ...(named.some(({ sample }) => sample) ? {} : { intro }) };
}
