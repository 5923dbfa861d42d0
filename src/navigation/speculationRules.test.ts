import { expect, test } from 'vitest';
import { speculationRules } from './speculationRules.ts';

type Condition = { and: Condition[] } | { or: Condition[] } | { not: Condition } | { href_matches: string };

/** Whether a browser applies a rule with this condition to a link on /jobs/agra. */
function holds(where: Condition, href: string): boolean {
  if ('and' in where) return where.and.every((part) => holds(part, href));
  if ('or' in where) return where.or.some((part) => holds(part, href));
  if ('not' in where) return !holds(where.not, href);
  const page = 'https://example.com/jobs/agra';
  return new URLPattern(where.href_matches, page).test(new URL(href, page));
}

const appliesTo = (href: string) =>
  (['prerender', 'prefetch'] as const).filter((rule) =>
    speculationRules[rule].some(({ where }) => holds(where, href)),
  );

test.each(['/', '/contact', '/hi?x', '/hi/contact?about=jobs/delivery', '/contact?location=agra#form'])(
  'a page with a form is only prefetched: %s',
  (href) => expect(appliesTo(href)).toEqual(['prefetch']),
);

test.each(['/about', '/jobs/agra?x=1', '/hi/about', '/contact-us'])(
  'any other page is prerendered: %s',
  (href) => expect(appliesTo(href)).toEqual(['prerender']),
);

test.each(['/contact.vcf', 'https://wa.me/919876543210', 'tel:+919876543210'])(
  'what is no page of the site is not fetched: %s',
  (href) => expect(appliesTo(href)).toEqual([]),
);
