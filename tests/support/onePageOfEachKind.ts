import { entryAddress, type PageCollection } from '#navigation/addresses.ts';
import { addressIn } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { builtFiles } from '../../rules/builtPages.ts';
import { readContent } from './content.ts';

const { slugs, entry } = readContent(contentFolder);
const built = new Set(builtFiles('dist').map(({ path }) => path));

// The owner may leave out landing pages, and translate others.
const firstBuilt = (paths: string[]) => paths.filter((path) => built.has(path)).slice(0, 1);
const entries = (collection: PageCollection) =>
  slugs(collection).map((slug) => entryAddress(collection, slug));
const jobsOf = Object.groupBy(slugs('jobs'), (slug) => entry('jobs', slug).kind);
const jobs = (kind: 'role' | 'level' | 'mode') =>
  (jobsOf[kind] ?? []).map((slug) => entryAddress('jobs', slug));

const screens = ['/', '/about', '/contact', '/resume', '/jobs', '/privacy'];
const both = [...screens.map((path) => [path]), entries('cities'), jobs('role'), entries('guides')];
// /department is of the kind of /company.
const onlyEnglish = ['/services', '/industries', '/clients', '/company', '/sitemap'];

/** One page of each kind of the main site, for what is done with every kind of page, such as accessibility checks. */
export const onePageOfEachKind = [
  ...[...both, ...onlyEnglish.map((path) => [path])].flatMap(firstBuilt),
  ...[jobs('level'), entries('departments'), entries('companies')].flatMap(firstBuilt),
  ...[...both, jobs('mode')].flatMap((paths) => firstBuilt(paths.map((path) => addressIn('hi', path)))),
];
