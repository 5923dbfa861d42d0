import { contentFolder } from '#schemas/contentFolder.ts';
import { readContent } from './content.ts';

const content = readContent(contentFolder);

/** The slug of a collection's first entry. */
const first = (collection: 'cities' | 'departments' | 'companies') => content.slugs(collection)[0];

const firstJob = (kind: 'role' | 'level') =>
  content.slugs('jobs').find((slug) => content.entry('jobs', slug).kind === kind);

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
];
