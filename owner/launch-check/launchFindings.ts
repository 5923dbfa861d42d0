import { existsSync, globSync } from 'node:fs';
import { sep } from 'node:path';
import { findEntryProblems } from '../check/findEntryProblems.ts';
import { checkBuiltSite } from './builtSite.ts';
import { checkFile } from './checkFile.ts';
import { type Finding, placeOf } from './finding.ts';
import { missingFields } from './missingFields.ts';
import { unreadPages } from './unreadPages.ts';

/** What the launch check has to say. `warnings` and `note` do not hold up the launch. */
export type LaunchReport = { findings: Finding[]; warnings: Finding[]; note?: string };

/**
 * Reads `content/` in the working directory, and `dist/` where the content is ready. A further check is one more
 * line here: a list of findings, or of warnings.
 */
export function launchReport(): LaunchReport {
  const files = globSync('content/**/*.yaml')
    .map((file) => file.replaceAll(sep, '/'))
    .sort();
  const found = [...files.flatMap(checkFile), ...(existsSync('content/agency.yaml') ? missingFields() : [])];
  const seen = new Set(found.map(({ file, what }) => `${file} ${what}`));
  const findings = [...found, ...refusals().filter(({ file, what }) => !seen.has(`${file} ${what}`))];
  const warnings = [...unreadPages()];
  // While the content has samples every page shows them: the pages have nothing to add.
  if (findings.length > 0) return { findings, warnings };
  return { warnings, ...checkBuiltSite() };
}

/** What `npm run build` would stop at. */
const refusals = (): Finding[] =>
  findEntryProblems().map(({ file, line, path, found, allowed }) => ({
    group: 'refused',
    file,
    line,
    what: placeOf(path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key))),
    write: `${allowed} (now ${found})`,
  }));
