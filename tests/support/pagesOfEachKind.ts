import { entryAddress } from '#navigation/addresses.ts';
import { addressIn } from '#navigation/languages.ts';
import { builtFiles } from '../../rules/builtPages.ts';
import type { Content } from './content.ts';

/** The paths for everything that is done with every kind of page of a built site, such as accessibility checks. */
export function pagesOfEachKind(content: Content, folder: string): string[] {
  const built = new Set(builtFiles(folder).map(({ path }) => path));
  // The owner may leave out landing pages, and translate others.
  const firstBuilt = (paths: string[]) => paths.filter((path) => built.has(path)).slice(0, 1);
  const entries = (collection: 'cities' | 'departments' | 'companies') =>
    content.slugs(collection).map((slug) => entryAddress(collection, slug));
  const jobs = (kind: 'role' | 'level' | 'mode') =>
    content
      .slugs('jobs')
      .filter((slug) => content.entry('jobs', slug).kind === kind)
      .map((slug) => entryAddress('jobs', slug));

  const screens = ['/', '/about', '/contact', '/resume', '/jobs', '/privacy', '/job-fraud'];
  const both = [...screens.map((path) => [path]), entries('cities'), jobs('role')];
  const onlyEnglish = ['/services', '/industries', '/clients', '/department', '/company', '/sitemap'];
  return [
    ...[...both, ...onlyEnglish.map((path) => [path])].flatMap(firstBuilt),
    ...[jobs('level'), entries('departments'), entries('companies')].flatMap(firstBuilt),
    ...[...both, jobs('mode')].flatMap((paths) => firstBuilt(paths.map((path) => addressIn('hi', path)))),
  ];
}
