import { contentFolder } from '#schemas/contentFolder.ts';
import { readContent } from './content.ts';

const content = readContent(contentFolder);

/** The slug of a collection's first entry. */
const first = (collection: 'cities' | 'departments' | 'companies', language?: 'hi') =>
  content.slugs(collection, language)[0];

const firstJob = (kind: 'role' | 'level' | 'mode', language?: 'hi') =>
  content.slugs('jobs', language).find((slug) => content.entry('jobs', slug).kind === kind);

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
  `/jobs/${firstJob('role')}`,
  `/jobs/${firstJob('level')}`,
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
  `/hi/jobs/${first('cities', 'hi')}`,
  `/hi/jobs/${firstJob('role', 'hi')}`,
  `/hi/jobs/${firstJob('mode', 'hi')}`,
  '/hi/privacy',
  '/hi/job-fraud',
];
