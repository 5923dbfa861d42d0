import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { namesIn, readContent } from '../check/content.ts';
import { readYaml } from '../yaml/readYaml.ts';
import type { Finding } from './finding.ts';

/** Warnings with the number of landing pages of each kind that `read.yaml` does not list. */
export function unreadPages(): Finding[] {
  const file = join(contentFolder, 'read.yaml');
  const { values } = readYaml(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return ['cities', 'jobs', 'departments', 'companies'].flatMap((kind) => {
    const named = values.filter(({ path }) => path[0] === kind);
    const read = new Set(named.map(({ value }) => value));
    const pages = namesIn(kind, readContent());
    const unread = pages.filter((slug) => !read.has(slug));
    if (read.has('all') || unread.length === 0) return [];
    const count = `${unread.length} of ${pages.length} are unread.`;
    const write = `List the pages that you have read and agree with, or write "${kind}: all". ${count}`;
    return [{ group: 'unread', file, line: named[0]?.line ?? 1, what: kind, write }];
  });
}
