import { contentFolder } from '#schemas/contentFolder.ts';
import { readContent } from './content.ts';

const content = readContent(contentFolder);

/** The slug of a collection's first entry. */
const first = (collection: 'cities' | 'citiesHindi' | 'departments' | 'companies') =>
  content.slugs(collection)[0];

const firstJob = (collection: 'jobs' | 'jobsHindi', kind: 'role' | 'level' | 'mode') =>
  content.slugs(collection).find((slug) => content.entry(collection, slug).kind === kind);

/** The paths for everything that is done with every kind of page, such as accessibility checks. */
export const onePageOfEachKind = [
  '/',
  '/about',
  '/services',
  '/industries',
  '/clients',
  '/contact',
  '/jobs',
  `/jobs/${first('cities')}`,
  `/jobs/${firstJob('jobs', 'role')}`,
  `/jobs/${firstJob('jobs', 'level')}`,
  '/department',
  `/department/${first('departments')}`,
  '/company',
  `/company/${first('companies')}`,
  '/privacy',
  '/job-fraud',
  '/sitemap',
  '/hi',
  '/hi/about',
  '/hi/contact',
  '/hi/jobs',
  `/hi/jobs/${first('citiesHindi')}`,
  `/hi/jobs/${firstJob('jobsHindi', 'role')}`,
  `/hi/jobs/${firstJob('jobsHindi', 'mode')}`,
  '/hi/privacy',
  '/hi/job-fraud',
];
