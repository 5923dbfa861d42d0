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
