import { z } from 'astro/zod';
import { line } from './text.ts';

const footer = z.strictObject({
  findJobs: line.describe('The heading of the list of cities.'),
  popularJobs: line.describe('The heading of the list of jobs.'),
  jobsByDepartment: line.describe('The heading of the list of departments.'),
  jobsByCompany: line.describe('The heading of the list of companies.'),
  viewMore: line.describe('Opens a list.'),
  viewLess: line.describe('Closes it.'),
  call: line.describe("Before the agency's number."),
  email: line.describe("Before the agency's email address."),
  location: line.describe("Before the agency's address."),
  legal: z
    .strictObject({
      privacy: line,
      terms: line,
      employerTerms: line,
      vulnerability: line,
      jobFraud: line,
      accessibility: line,
      sitemap: line,
    })
    .describe('The links in the last lines.'),
});

/** `content/words/chrome.yaml`: what stands around every page. */
export const chromeWords = z.strictObject({
  skip: line.describe('The first thing that the Tab key reaches.'),
  menu: line.describe('The button that opens the navigation on a phone.'),
  closeMenu: line.describe('The button that closes it.'),
  mainNavigation: line.describe('What the navigation is called, for screen readers.'),
  navigation: z
    .strictObject({ home: line, about: line, services: line, industries: line, clients: line, contact: line })
    .describe('The six links to the screens.'),
  chat: line.describe('What holds the WhatsApp button, for screen readers.'),
  chatOnWhatsapp: line.describe('The WhatsApp button.'),
  footer,
});

/** `content/hi/words/chrome.yaml`: the same, and that the footer's lists lead to pages in English. */
export const hindiChromeWords = chromeWords.extend({
  footer: footer.extend({ linksInEnglish: line.describe('Above the lists.') }),
});
