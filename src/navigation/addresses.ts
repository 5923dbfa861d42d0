import { landingKinds } from '#enquiry/landingKinds.ts';
import { addressIn, type Language } from './languages.ts';
import { addressOf } from './pages.ts';

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

/** The address of the page on which a visitor makes a resume, with a role chosen there (specification 16.1). */
export const resumeAddress = (language: Language, job?: string) =>
  addressOf('resume', language) + (job ? `?job=${job}` : '');

/**
 * The id of an entry's part on a page. It never is the slug alone: ad blockers hide elements by ids such as
 * `advertising` (specification 14.9).
 */
export const entryId = (kind: 'industry' | 'person' | 'service', slug: string) => `${kind}-${slug}`;

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
