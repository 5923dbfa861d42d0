import { globSync, readFileSync } from 'node:fs';
import { contentFolder } from '#schemas/contentFolder.ts';
import { type Collections, siteCollections } from '../check/collections.ts';
import { findProblems } from '../check/findProblems.ts';
import { type Finding, fieldName } from './finding.ts';
import { findingsIn } from './findingsIn.ts';
import { unreadPages } from './unreadPages.ts';

/** What stands between the content and a launch. `warnings` hold nothing up. */
export type LaunchReport = { findings: Finding[]; warnings: Finding[] };

/** Reads every content file. */
export function launchReport(collections: Collections = siteCollections): LaunchReport {
  const files = globSync(`${contentFolder}/**/*.yaml`).sort();
  const found = files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')));
  const alreadyFound = new Set(found.map(({ file, what }) => `${file} ${what}`));
  const refused = findProblems(collections)
    .map(({ file, line, path, found, allowed }): Finding => {
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      return { group: 'refused', file, line, what: fieldName(keys), write: `${allowed} (now ${found})` };
    })
    .filter(({ file, what }) => !alreadyFound.has(`${file} ${what}`));
  return { findings: [...found, ...refused], warnings: unreadPages() };
}
