import type { PageRule } from './pageRule.ts';

const longestTitle = 65;
const shortestDescription = 50;
const longestDescription = 160;

/** What search engines and link previews show of every page (specification 2.6). */
export const headRules: PageRule[] = [
  {
    rule: 'title',
    allowed: `1 to ${longestTitle} characters`,
    because: 'search engines cut longer titles off',
    found: ({ title }) =>
      title === '' || title.length > longestTitle ? [`${title.length} characters, "${title}"`] : [],
  },
  {
    rule: 'description',
    allowed: `${shortestDescription} to ${longestDescription} characters`,
    because: 'search engines cut longer descriptions off, and write their own in the place of shorter ones',
    found: ({ description: { length } }) =>
      length < shortestDescription || length > longestDescription ? [`${length} characters`] : [],
  },
  {
    rule: 'headline',
    allowed: 'one',
    because: 'it says what the page is about',
    found: ({ headline }) => (headline === '' ? ['none'] : []),
  },
  {
    rule: 'markup',
    allowed: 'no markup for vacancies',
    because: 'the site has none',
    found: ({ hasVacancyMarkup }) => (hasVacancyMarkup ? ['JobPosting'] : []),
  },
];
