import { z } from 'astro/zod';
import { line, sentence } from './text.ts';

/** Sentences on who is responsible for the site. The site replaces the words in braces. */
const entity = z.strictObject({
  company: sentence('name', 'number').meta({
    title: 'If the owner is a company',
    description: 'With {name} and {number} in it: the registered name and the CIN.',
  }),
  llp: sentence('name', 'number').meta({
    title: 'If the owner is an LLP',
    description: 'With {name} and {number} in it: the registered name and the LLPIN.',
  }),
  partnership: sentence('agency', 'name').meta({
    title: 'If the owner is a partnership',
    description: 'With {agency} and {name} in it.',
  }),
  proprietorship: sentence('agency', 'name').meta({
    title: 'If the owner is a proprietor',
    description: "With {agency} and {name} in it: the proprietor's own name.",
  }),
  registeredOffice: sentence('office').meta({
    title: 'Registered office',
    description: 'With {office} in it. It is left out if agency.yaml has no registered office.',
  }),
  grievance: sentence('name', 'email', 'phone').meta({
    title: 'Person for questions and complaints',
    description: 'With {name}, {email} and {phone} in it.',
  }),
});

const footer = z.strictObject({
  findJobs: line.describe('The heading of the list of cities.'),
  popularJobs: line.describe('The heading of the list of jobs.'),
  jobsByDepartment: line.describe('The heading of the list of departments.'),
  jobsByCompany: line.describe('The heading of the list of companies.'),
  viewMore: line.describe('The button that opens a list.'),
  viewLess: line.describe('The button that closes a list.'),
  call: line.describe("The label of the agency's number."),
  email: line.describe("The label of the agency's email address."),
  location: line.describe("The label of the agency's address."),
  entity: entity.meta({
    title: 'Who is responsible for the site',
    description: 'The last lines of the footer. Only the sentence for your form of business is shown.',
  }),
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
    .describe('The links to legal pages and the sitemap, in the last lines of the footer.'),
});

/** `content/words/chrome.yaml`: the words of the header, the footer and the WhatsApp button of every page. */
export const chromeWords = z.strictObject({
  skip: line.describe('The first link on the page, for people who use the keyboard.'),
  menu: line.describe('The button that opens the navigation on a phone.'),
  closeMenu: line.describe('The button that closes the navigation on a phone.'),
  mainNavigation: line.describe('The name of the navigation, for screen readers.'),
  navigation: z
    .strictObject({ home: line, about: line, services: line, industries: line, clients: line, contact: line })
    .describe('The links to the six main pages.'),
  chat: line.describe('The name of the part with the WhatsApp button, for screen readers.'),
  chatOnWhatsapp: line.describe('The WhatsApp button.'),
  footer,
});

/** `content/hi/words/chrome.yaml`: the same, with a note that the footer's lists lead to pages in English. */
export const hindiChromeWords = chromeWords.extend({
  footer: footer.extend({ linksInEnglish: line.describe('The note above the lists.') }),
});

export type ChromeWords = z.infer<typeof chromeWords>;
