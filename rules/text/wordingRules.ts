import { explanations } from './abbreviations.ts';
import type { CheckedPage } from './checkedPages.ts';
import { firstMatch, type PageRule } from './pageRule.ts';

const gendered =
  /\b(he|him|his|himself|salesm[ae]n|foreman|workm[ae]n|middlem[ae]n|boilerm[ae]n|m[ae]npower|watchm[ae]n|policem[ae]n|chairman)\b/i;

/** Words of a description, and what the page's own sections must contain if the description has the word. */
const promises: [RegExp, RegExp][] = [
  [/apprentice/, /apprentice/],
  [/bonds?\b/, /bond/],
  [/certificates?\b/, /certificate/],
  [/examinations?\b/, /examination|test/],
  [/fraud/, /fraud|false|cheat|fake/],
  [/interview/, /interview/],
  [/ladder/, /to get here/],
  [/languages?\b/, /language|english|hindi/],
  [/licen[cs]e/, /licen[cs]e|permit/],
  [/night/, /night|late|dark|evening/],
  [/overtime/, /overtime/],
  [/portfolio/, /portfolio/],
  [/questions?\b/, /question|\?/],
  [/regist(er|ration)/, /regist/],
  [/resume/, /resume/],
  [/salar(y|ies)|wages?\b/, /salar|wage|pay/],
  [/training/, /train/],
  [/transport/, /transport|bus|train|lorr|truck|cab/],
  [/walk-ins?\b/, /walk-in|appointment/],
];

/** For landing pages in both languages (specification 11.11). */
export const abbreviationRule: PageRule = {
  rule: 'abbreviation',
  allowed: 'with an explanation on the page',
  because: 'not every reader knows it',
  found: ({ language, text }) =>
    Object.entries(explanations[language])
      .filter(
        ([abbreviation, explanation]) =>
          new RegExp(`(?<![-\\w])${abbreviation}\\b`).test(text) && !explanation.test(text.normalize('NFC')),
      )
      .map(([abbreviation]) => `"${abbreviation}" without one`),
};

/** For landing pages in English (specification 11.11). */
export const englishWordingRules: PageRule[] = [
  {
    rule: 'gender',
    allowed: '"they", and names of trades for everybody',
    because: 'all work is open to women and men',
    found: ({ text }) => firstMatch(gendered, text),
  },
  {
    rule: 'description',
    allowed: 'only what a section of the page takes up',
    because: 'the page must keep what a search result promises',
    found({ description, intro, text }) {
      const body = text.replace(intro, '').toLowerCase();
      return promises.flatMap(([promise, kept]) =>
        kept.test(body) ? [] : firstMatch(promise, description.toLowerCase()),
      );
    },
  },
];

/** A company's page must not look as if the agency hired for it: no resume "for this", nothing for employers. */
export const companyWordingRule: PageRule = {
  rule: 'link',
  allowed: 'one link to the contact form, to ask about similar work',
  because: 'the agency does not hire for the company',
  found: ({ actions }) => actions.filter(isForbiddenOnCompanyPage).map(({ label }) => `"${label}"`),
};

const isForbiddenOnCompanyPage = ({ href, label }: CheckedPage['actions'][number]) =>
  href.includes('for=employers') || /^(send your resume|apply|hire)/i.test(label);
