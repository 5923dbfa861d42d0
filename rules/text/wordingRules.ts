import type { CheckedPage } from './checkedPages.ts';
import { firstMatch, type PageRule } from './pageRule.ts';

/** For landing pages in English (specification 11.11). */
export const genderRule: PageRule = {
  rule: 'gender',
  allowed: '"they", and names of trades for everybody',
  because: 'all work is open to women and men',
  found: ({ text }) =>
    firstMatch(
      /\b(he|him|his|himself|salesm[ae]n|foreman|workm[ae]n|middlem[ae]n|boilerm[ae]n|m[ae]npower|watchm[ae]n|policem[ae]n|chairman)\b/i,
      text,
    ),
};

/** A company's page must not look as if the agency hired for it: no resume "for this", nothing for employers. */
export const companyWordingRule: PageRule = {
  rule: 'link',
  allowed: 'one link to the contact form, to ask about similar work',
  because: 'the agency does not hire for the company',
  found: ({ actions }) => actions.filter(isForbiddenOnCompanyPage).map(({ label }) => `"${label}"`),
};

const isForbiddenOnCompanyPage = ({ href, label }: CheckedPage['actions'][number]) =>
  href.includes('for=employers') || /^(send your resume|apply|hire)/i.test(label);
