import { entryAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { builtFiles } from '../../rules/builtPages.ts';
import type { Content } from './content.ts';

/** The paths for everything that is done with every kind of page of a built site, such as accessibility checks. */
export function pagesOfEachKind(content: Content, folder: string): string[] {
  const built = new Set(builtFiles(folder).map(({ path }) => path));
  const firstBuilt = (paths: string[]) => paths.filter((path) => built.has(path)).slice(0, 1);

  /** The first page of a collection, if there is one: the owner may leave out landing pages, and translate others. */
  const first = (collection: 'cities' | 'departments' | 'companies', language?: Language) =>
    firstBuilt(content.slugs(collection).map((slug) => entryAddress(collection, slug, language)));

  const firstJob = (kind: 'role' | 'level' | 'mode', language?: Language) =>
    firstBuilt(
      content
        .slugs('jobs')
        .filter((slug) => content.entry('jobs', slug).kind === kind)
        .map((slug) => entryAddress('jobs', slug, language)),
    );

  return [
    '/',
    '/about',
    '/services',
    '/industries',
    '/clients',
    '/contact',
    '/resume',
    ...firstBuilt(['/jobs']),
    ...first('cities'),
    ...firstJob('role'),
    ...firstJob('level'),
    ...firstBuilt(['/department']),
    ...first('departments'),
    ...firstBuilt(['/company']),
    ...first('companies'),
    '/privacy',
    '/job-fraud',
    '/sitemap',
    '/hi',
    '/hi/about',
    '/hi/contact',
    '/hi/resume',
    ...firstBuilt(['/hi/jobs']),
    ...first('cities', 'hi'),
    ...firstJob('role', 'hi'),
    ...firstJob('mode', 'hi'),
    ...firstBuilt(['/hi/privacy']),
    ...firstBuilt(['/hi/job-fraud']),
  ];
}
