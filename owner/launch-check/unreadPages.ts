import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { readContentFile } from './contentFile.ts';
import type { Finding } from './finding.ts';

const file = 'content/read.yaml';
const kinds = ['cities', 'jobs', 'departments', 'companies'];

/** How many landing pages of each kind the owner has not named in `content/read.yaml`. Warnings: a launch can do without. */
export function unreadPages(): Finding[] {
  const values = existsSync(file) ? readContentFile(file).values : [];
  return kinds.flatMap((kind) => {
    const named = values.filter(({ path }) => path[0] === kind);
    const read = new Set(named.map(({ value }) => value));
    const pages = globSync(`content/${kind}/*.yaml`).map((page) => basename(page, '.yaml'));
    const unread = pages.filter((slug) => !read.has(slug));
    if (read.has('all') || unread.length === 0) return [];
    return {
      group: 'read' as const,
      file,
      line: named[0]?.line ?? 1,
      what: kind,
      write: `the pages you have read and stand by, or "all"; ${unread.length} of ${pages.length} are unread`,
    };
  });
}
