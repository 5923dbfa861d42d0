/** The editorial rules of PRODUCT 7, on the built pages: run after a build. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { tally } from '../support/tally.ts';
import { type CheckedPage, faultsOf, pairs, repeated } from './editorial.ts';
import { readPage } from './pageText.ts';

/** The content folders behind each part of the site. */
const foldersOf: Record<string, string[]> = {
  jobs: ['cities', 'jobs'],
  department: ['departments'],
  company: ['companies'],
};

const pages: CheckedPage[] = globSync('dist/**/*.html')
  .filter((file) => file !== 'dist/404.html')
  .sort()
  .map((file) => {
    const path = file.slice('dist'.length, -'.html'.length);
    const [, part = '', slug] = path.split('/');
    const kind = slug
      ? foldersOf[part]?.find((folder) => existsSync(`content/${folder}/${slug}.yaml`))
      : undefined;
    return {
      ...readPage(readFileSync(file, 'utf8')),
      path,
      kind,
      file: kind && `content/${kind}/${slug}.yaml`,
    };
  });

const twice = repeated(pages);
const kinds = Map.groupBy(
  pages.filter(({ kind }) => kind),
  ({ kind }) => kind,
);
const findings = pages.map((page) => ({
  name: page.file ?? page.path,
  faults: [...faultsOf(page), ...(twice.get(page.path) ?? [])],
}));
const alike = [...kinds.values()].flatMap(pairs).filter(({ faults }) => faults.length > 0);
tally('content', [...findings, ...alike, { name: 'pairs of one kind that are not too alike', faults: [] }]);
