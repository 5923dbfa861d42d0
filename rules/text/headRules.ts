import type { PageRule } from './pageRule.ts';

const maxTitleLength = 65;
const minDescriptionLength = 50;
const maxDescriptionLength = 160;

/** What search engines and link previews show of every page (specification 2.6). */
export const headRules: PageRule[] = [
  {
    rule: 'title',
    allowed: `1 to ${maxTitleLength} characters`,
    because: 'search engines cut longer titles off',
    found: ({ title }) =>
      title === '' || title.length > maxTitleLength ? [`${title.length} characters, "${title}"`] : [],
  },
  {
    rule: 'description',
    allowed: `${minDescriptionLength} to ${maxDescriptionLength} characters`,
    because: 'search engines cut longer descriptions off, and write their own in the place of shorter ones',
    found: ({ description: { length } }) =>
      length < minDescriptionLength || length > maxDescriptionLength ? [`${length} characters`] : [],
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
