import { landingKinds } from '#enquiry/landingKinds.ts';
import { addressIn, type Language } from './languages.ts';
import { resumeMaker } from './screens.ts';

/** The collections whose entries have a page, each with the folder of the addresses. Legal pages have no folder. */
const folders = {
  cities: `/${landingKinds.city.folder}`,
  jobs: `/${landingKinds.job.folder}`,
  departments: `/${landingKinds.department.folder}`,
  companies: `/${landingKinds.company.folder}`,
  guides: '/guide',
  legal: '',
} as const;

export type PageCollection = keyof typeof folders;

/** The address of an entry's page: /jobs/agra, /hi/privacy. */
export const entryAddress = (collection: PageCollection, slug: string, language: Language = 'en') =>
  addressIn(language, `${folders[collection]}/${slug}`);

/** The hubs, which list the landing pages of a folder. */
export type Hub = 'jobs' | 'departments' | 'companies';

/** The address of a hub: /jobs, /department, /company. */
export const hubAddress = (hub: Hub, language: Language = 'en') => addressIn(language, folders[hub]);

/** The address of the page on which a visitor makes a resume, with a role chosen there (specification 16.1). */
export const resumeAddress = (language: Language, job?: string) =>
  addressIn(language, job ? `${resumeMaker}?job=${job}` : resumeMaker);

/**
 * The path at which a page is served, without `.html` and without a trailing slash: /about for /about.html
 * and /about/. The paths of other files are returned unchanged.
 */
export function cleanPath(path: string): string {
  const clean = path.replace(/(\.html|\/)$/, '').replace(/^\/index$/, '');
  return clean || '/';
}

/** The canonical address of the page at a clean path. Neither has a slash at the end, except the path `/`. */
export const pageAddress = (siteUrl: string, path: string) => (path === '/' ? siteUrl : siteUrl + path);
