import { globSync, readFileSync } from 'node:fs';
import { contentFolder } from '#schemas/contentFolder.ts';
import { type Collections, siteCollections } from '../check/collections.ts';
import { readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { type Finding, fieldName } from './finding.ts';
import { findingsIn } from './findingsIn.ts';
import { overdueLinks } from './overdueLinks.ts';
import { unreadPages } from './unreadPages.ts';

/** What to do before the launch. The launch is possible with `warnings`, but not with `findings`. */
export type LaunchReport = { findings: Finding[]; warnings: Finding[] };

/** Checks every content file for the launch. */
export function launchReport(collections: Collections = siteCollections): LaunchReport {
  const files = globSync(`${contentFolder}/**/*.yaml`).sort();
  const inFiles = files.flatMap((file) => findingsIn(file, readFileSync(file, 'utf8')));
  const alreadyFound = new Set(inFiles.map(({ file, what }) => `${file} ${what}`));
  const refused = findProblems(readContent(), collections)
    .map(({ file, line, path, found, allowed }): Finding => {
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      return {
        group: 'refused',
        file,
        line,
        what: fieldName(keys),
        write: `Now: ${found}. Allowed: ${allowed}`,
      };
    })
    .filter(({ file, what }) => !alreadyFound.has(`${file} ${what}`));
  return { findings: [...inFiles, ...refused], warnings: [...overdueLinks(), ...unreadPages()] };
}
