import { type Collections, siteCollections } from '../check/collections.ts';
import { type Content, readContent } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { shownContent } from '../check/unlisted.ts';
import { confirmedFile, readConfirmed } from './confirmed.ts';
import { type Finding, fieldName } from './finding.ts';
import { findingsIn } from './findingsIn.ts';
import { hindiFindings } from './hindiFindings.ts';
import { factsOf, recordedSample, type Sample } from './sample.ts';
import { warnings } from './warnings.ts';

/** What to do before the launch. The launch is possible with `warnings`, but not with `findings`. */
export type LaunchReport = { findings: Finding[]; warnings: Finding[] };

/** Checks all content for the launch. An entry that no page shows is no part of the site, so nothing is left to do in it. */
export function launchReport(
  content: Content = readContent(),
  sample: Sample = recordedSample(),
  collections: Collections = siteCollections,
): LaunchReport {
  const confirmed = readConfirmed(content.get(confirmedFile));
  const own = factsOf(content);
  // A text that names the sample's city may be wrong for an agency elsewhere, even if its owner changed the rest of it.
  const facts = sample.facts.filter((fact) => !own.includes(fact));
  const shown = shownContent(content);
  const inFiles = [...shown].flatMap(([file, text]) =>
    findingsIn(file, text, { ...sample, facts }, confirmed, content),
  );
  const alreadyFound = new Set(inFiles.map(({ file, what }) => `${file} ${what}`));
  const refused = findProblems(content, collections)
    .map(({ file, line, path, found, allowed }): Finding => {
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const write = `Now: ${found}. Allowed: ${allowed}`;
      return { group: 'refused', file, line, what: fieldName(keys), path: keys, write };
    })
    .filter(({ file, what }) => !alreadyFound.has(`${file} ${what}`));
  return {
    findings: [...inFiles, ...hindiFindings(shown, collections, confirmed, sample), ...refused],
    warnings: warnings(shown, collections, confirmed),
  };
}
