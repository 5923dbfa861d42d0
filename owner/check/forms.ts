import { collectionOf } from './collections.ts';

/** An entry of the sidebar that holds several single files. */
export const groups = {
  agency: { label: 'The agency and the footer', help: 'Who you are, and the four lists in the footer.' },
  pages: { label: 'Pages', help: 'The headline and the texts of each page.' },
  words: { label: 'Buttons, labels and errors', help: 'Short words that several pages share.' },
  hindi: { label: 'Hindi: agency and pages', help: 'The same files as in English, in Hindi.' },
  'hindi-words': { label: 'Hindi: buttons and labels', help: 'Short words that several pages share.' },
} satisfies Record<string, Label>;

/** What the owner reads in the sidebar or in a list. */
export type Label = { label: string; help: string };

/** A list of entries: its label, what one entry is called, and the file in `examples/` for a new one. */
export type EntryList = Label & { singular: string; example?: string };

/**
 * The form of a collection. `page` is the page beside the form, with the entry's slug instead of `{slug}`. A
 * single file is in a group. A folder is one list of entries, or a list for each `kind`.
 */
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
const entries = (page: string, label: string, singular: string, help: string, example?: string): Form => ({
  page,
  label,
  singular,
  help,
  ...(example ? { example } : {}),
});

const role: EntryList = {
  label: 'Jobs: roles',
  singular: 'role',
  help: 'Jobs such as Nurse or Driver.',
  example: 'role',
};
const arrangement = (label: string, singular: string, help: string): EntryList => ({
  label: `Jobs: ${label}`,
  singular,
  help,
  example: 'arrangement',
});

/** The forms, in the order of the sidebar. A collection without a form is edited in a text editor. */
export const forms: Record<string, Form | undefined> = {
  agency: file('agency', '/', 'The agency', 'Name, phone, email, address, opening hours, founder.'),
  footer: file('agency', '/', 'The lists in the footer', 'Which cities, jobs, departments and companies.'),
  homePage: file('pages', '/', 'Home page', 'The first page.'),
  aboutPage: file('pages', '/about', 'About page', 'Mission, services, reasons.'),
  servicesPage: file('pages', '/services', 'Services page', 'Headline, order of the services.'),
  industriesPage: file('pages', '/industries', 'Industries page', 'Headline and last part.'),
  clientsPage: file('pages', '/clients', 'Clients page', 'Headline, order of the cards, testimonial.'),
  contactPage: file('pages', '/contact', 'Contact page', 'Headline and headings.'),
  jobsPage: file('pages', '/jobs', 'List of all cities and jobs', 'Headline and introduction.'),
  departmentsPage: file('pages', '/department', 'List of all departments', 'Headline and introduction.'),
  companiesPage: file('pages', '/company', 'List of all companies', 'Headline and introduction.'),
  sitemapPage: file('pages', '/sitemap', 'Sitemap', 'Headline and introduction.'),
  notFoundPage: file('pages', '/404', 'Page not found', 'For an address that does not exist.'),
  clients: entries('/clients', 'Clients', 'client', 'The cards on the clients page.'),
  testimonials: entries('/clients', 'Testimonials', 'testimonial', "Clients' own words."),
  homeServices: entries('/', 'Services on the home page', 'service', 'The eight services of "What we do".'),
  services: entries('/services', 'Services on the services page', 'service', 'The four services in full.'),
  industries: entries('/industries', 'Industries', 'industry', 'The fields that you recruit for.'),
  cities: entries('/jobs/{slug}', 'Cities', 'city', 'A page about work in each city.', 'city'),
  jobs: {
    page: '/jobs/{slug}',
    kinds: {
      role,
      mode: arrangement('ways of working', 'way of working', 'Such as remote or hybrid work.'),
      type: arrangement('kinds of contract', 'kind of contract', 'Such as full time or temporary.'),
      level: arrangement('levels', 'level', 'Such as freshers or managers.'),
      shift: arrangement('shifts', 'shift', 'Such as the night shift.'),
    },
  },
  departments: entries(
    '/department/{slug}',
    'Departments',
    'department',
    'A page about each department.',
    'department',
  ),
  companies: entries('/company/{slug}', 'Companies', 'company', 'A page about each company.', 'company'),
  guides: entries(
    '/guide/{slug}',
    'Guides for job seekers',
    'guide',
    'Advice that every landing page links to.',
  ),
  officialLinks: entries(
    '/sitemap',
    'Official links',
    'official link',
    'Official places on the internet that landing pages link to.',
  ),
  legal: entries('/{slug}', 'Legal pages', 'legal page', 'Privacy, terms, job fraud, accessibility.'),
  layoutWords: file('words', '/', 'Top and bottom of every page', 'The menu, the footer, the chat button.'),
  screenWords: file('words', '/contact', 'Main pages', 'Buttons, headings and notes of the six main pages.'),
  landingWords: file('words', '/jobs', 'Pages on cities and jobs', 'Headings and buttons of these pages.'),
  formWords: file('words', '/contact', 'The two forms', 'Labels, errors, and what follows.'),
  agencyHindi: file('hindi', '/hi', 'Hindi: the agency', 'About the agency, the letter, the claims.'),
  homePageHindi: file('hindi', '/hi', 'Hindi: home page', 'The first page in Hindi.'),
  aboutPageHindi: file('hindi', '/hi/about', 'Hindi: about page', 'Mission, services, reasons.'),
  servicesPageHindi: file('hindi', '/hi/services', 'Hindi: services page', 'Headline and last part.'),
  industriesPageHindi: file('hindi', '/hi/industries', 'Hindi: industries page', 'Headline and last part.'),
  clientsPageHindi: file('hindi', '/hi/clients', 'Hindi: clients page', 'Headline and last part.'),
  contactPageHindi: file('hindi', '/hi/contact', 'Hindi: contact page', 'Headline and headings.'),
  clientsHindi: entries('/hi/clients', 'Hindi: clients', 'client', 'The texts of the cards in Hindi.'),
  testimonialsHindi: entries('/hi/clients', 'Hindi: testimonials', 'testimonial', 'In Hindi.'),
  citiesHindi: entries('/hi/jobs/{slug}', 'Hindi: cities', 'city', 'Cities with a page in Hindi.'),
  jobsHindi: {
    page: '/hi/jobs/{slug}',
    kinds: {
      role: { label: 'Hindi: roles', singular: 'role', help: 'Roles with a page in Hindi.' },
      mode: { label: 'Hindi: ways of working', singular: 'way of working', help: 'Such as work from home.' },
    },
  },
  officialLinksHindi: entries(
    '/hi/jobs',
    'Hindi: official links',
    'official link',
    'Names and texts of links on Hindi pages.',
  ),
  legalHindi: entries('/hi/{slug}', 'Hindi: legal pages', 'legal page', 'Privacy and job fraud in Hindi.'),
  jobsPageHindi: file('hindi', '/hi/jobs', 'Hindi: list of jobs', 'Headline and introduction.'),
  landingWordsHindi: file(
    'hindi-words',
    '/hi/jobs',
    'Hindi: pages on cities and jobs',
    'Headings, buttons, and the lines on English pages.',
  ),
  homeServicesHindi: entries(
    '/hi',
    'Hindi: services on the home page',
    'service',
    'The eight services in Hindi.',
  ),
  servicesHindi: entries(
    '/hi/services',
    'Hindi: services on the services page',
    'service',
    'The four services in Hindi.',
  ),
  industriesHindi: entries('/hi/industries', 'Hindi: industries', 'industry', 'The industries in Hindi.'),
  layoutWordsHindi: file('hindi-words', '/hi', 'Hindi: top and bottom of every page', 'Menu and footer.'),
  screenWordsHindi: file('hindi-words', '/hi/contact', 'Hindi: main pages', 'Buttons, headings and notes.'),
  formWordsHindi: file('hindi-words', '/hi/contact', 'Hindi: the two forms', 'Labels and errors.'),
  // Decap has no form for "all, or a list".
  read: undefined,
};

/** What the editor calls the form of a content file: "The agency", "Hindi: Clients". Undefined without a form. */
export function formNameOf(path: string): string | undefined {
  const [name = ''] = collectionOf(path) ?? [];
  const form = forms[name];
  return form && ('kinds' in form ? 'Jobs' : form.label);
}
