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

test.each([
  [
    'a page with a form',
    ['prefetch'],
    '/ /contact /hi?x /hi/contact?about=jobs/a /contact?location=agra#form',
  ],
  ['any other page', ['prerender'], '/about /jobs/agra?x=1 /hi/about /contact-us'],
  ['what is no page of the site', [], '/contact.vcf https://wa.me/919876543210 tel:+919876543210'],
])('of %s the browser does in advance: %s', (_, rules, hrefs) => {
  for (const href of hrefs.split(' ')) expect(appliesTo(href), href).toEqual(rules);
});
