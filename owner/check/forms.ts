import { entryAddress, type PageCollection } from '#navigation/addresses.ts';
import { addressOf, type PageName } from '#navigation/pages.ts';
import type { CollectionKey } from '#schemas/collections.ts';
import { collectionOf } from './collections.ts';

/** An entry of the sidebar that holds several single files. */
export const groups = {
  agency: { label: 'The agency and the footer', help: 'Who you are, and the four lists in the footer.' },
  pages: { label: 'Pages', help: 'The headline and the texts of each page.' },
  words: { label: 'Buttons, labels and errors', help: 'Short words that several pages share.' },
  hindi: {
    label: 'Hindi',
    help: 'What has no English text. All other Hindi texts are beside the English ones.',
  },
} satisfies Record<string, Label>;

/** What the owner reads in the sidebar or in a list. */
export type Label = { label: string; help: string };

/** A list of entries: its label, what one entry is called, and the file in `examples/` for a new one. */
export type EntryList = Label & { singular: string; example?: string };

/** `page` is the page beside the form, with the entry's slug instead of `{slug}`. A folder has a list for each `kind`. */
type Form = { page: string } & (
  | (Label & { group: keyof typeof groups })
  | EntryList
  | { kinds: Record<string, EntryList> }
);

const file = (group: keyof typeof groups, page: string, label: string, help: string): Form => ({
  group,
  page,
  label,
  help,
});
const page = (name: PageName, label: string, help: string) => file('pages', addressOf(name), label, help);
const entries = (page: string, label: string, singular: string, help: string): Form => ({
  page,
  label,
  singular,
  help,
});
/** Entries with a page of their own. A new one starts from an example. */
const landing = (collection: PageCollection, label: string, singular: string, help: string): Form => ({
  ...entries(entryAddress(collection, '{slug}'), label, singular, help),
  ...(collection !== 'guides' && collection !== 'legal' && { example: singular }),
});
const jobs = (label: string, singular: string, help: string, example = 'arrangement'): EntryList => ({
  label: `Jobs: ${label}`,
  singular,
  help,
  example,
});

/** The forms, in the order of the sidebar. The Hindi texts of a file are in the form of the English file. */
export const forms: Record<CollectionKey, Form> = {
  agency: file('agency', '/', 'The agency', 'Name, phone, email, address, opening hours, founder.'),
  footer: file('agency', '/', 'The lists in the footer', 'Which cities, jobs, departments and companies.'),
  homePage: page('home', 'Home page', 'The first page.'),
  aboutPage: page('about', 'About page', 'Mission, services, reasons.'),
  servicesPage: page('services', 'Services page', 'Headline, which services come first.'),
  industriesPage: page('industries', 'Industries page', 'Headline and last part.'),
  clientsPage: page('clients', 'Clients page', 'Headline, which cards come first.'),
  contactPage: page('contact', 'Contact page', 'Headline and headings.'),
  resumePage: page('resume', 'Make your resume', 'Headline and introduction.'),
  jobsPage: page('jobs', 'List of all cities and jobs', 'Headline and introduction.'),
  departmentsPage: page('departments', 'List of all departments', 'Headline and introduction.'),
  companiesPage: page('companies', 'List of all companies', 'Headline and introduction.'),
  sitemapPage: page('sitemap', 'Sitemap', 'Headline and introduction.'),
  notFoundPage: file('pages', '/404', 'Page not found', 'For an address that does not exist.'),
  clients: entries('/clients', 'Clients', 'client', 'The cards on the clients page.'),
  people: entries('/about', 'People', 'person', 'Who works here, on the about page.'),
  testimonials: entries('/clients', 'Testimonials', 'testimonial', "Clients' own words."),
  homeServices: entries('/', 'Services on the home page', 'service', 'The services of "What we do".'),
  services: entries('/services', 'Services on the services page', 'service', 'The services in full.'),
  industries: entries('/industries', 'Industries', 'industry', 'The fields that you recruit for.'),
  cities: landing('cities', 'Cities', 'city', 'A page about work in each city.'),
  jobs: {
    page: entryAddress('jobs', '{slug}'),
    kinds: {
      role: jobs('roles', 'role', 'Jobs such as Nurse or Driver.', 'role'),
      mode: jobs('ways of working', 'way of working', 'Such as remote or hybrid work.'),
      type: jobs('kinds of contract', 'kind of contract', 'Such as full time or temporary.'),
      level: jobs('levels', 'level', 'Such as freshers or managers.'),
      shift: jobs('shifts', 'shift', 'Such as the night shift.'),
    },
  },
  departments: landing('departments', 'Departments', 'department', 'A page about each department.'),
  companies: landing('companies', 'Companies', 'company', 'A page about each company.'),
  guides: landing('guides', 'Guides for job seekers', 'guide', 'Advice that every landing page links to.'),
  officialLinks: entries('/sitemap', 'Official links', 'official link', 'To which landing pages lead.'),
  pay: entries('/jobs', 'Pay', 'publisher', 'Published amounts of pay, which the pages name.'),
  legal: landing('legal', 'Legal pages', 'legal page', 'Privacy, terms, job fraud, accessibility.'),
  layoutWords: file('words', '/', 'Top and bottom of every page', 'The menu, the footer, the chat button.'),
  screenWords: file('words', '/contact', 'Main pages', 'Buttons, headings and notes of the six main pages.'),
  landingWords: file('words', '/jobs', 'Pages on cities and jobs', 'Headings and buttons of these pages.'),
  formWords: file('words', '/contact', 'The two forms', 'Labels, errors, and what follows.'),
  resumeWords: file('words', '/resume', 'Make your resume', 'Questions, errors, words of the file.'),
  resumeLines: entries('/hi/resume?job={slug}', 'Hindi: lines for a resume', 'role', 'What the lines mean.'),
  hindiWords: file('hindi', '/hi', 'Words between the languages', 'How pages lead to Hindi and to English.'),
  hindiNames: file('hindi', '/hi/jobs', 'Hindi names', 'Of cities, jobs and others without a Hindi page.'),
  confirmed: file(
    'hindi',
    '/hi',
    'What was read',
    'Two switches: all Hindi texts, and pages that nobody has read.',
  ),
};

/** The English file of a Hindi file. Any other path itself. */
export const englishPath = (path: string) =>
  collectionOf(path)?.[0].endsWith('Hindi') ? path.replace(/^hi\//, '') : path;

/** The form of a content file, of either language. Undefined for a path that is none. */
export const formOf = (path: string): Form | undefined =>
  forms[collectionOf(englishPath(path))?.[0] as CollectionKey];

/** What the desk calls the form of a content file: "The agency", "Hindi: Clients". Undefined without a form. */
export function formNameOf(path: string): string | undefined {
  const form = formOf(path);
  const label = form && ('kinds' in form ? 'Jobs' : form.label);
  return label && englishPath(path) !== path ? `Hindi: ${label}` : label;
}
