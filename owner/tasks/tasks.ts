import { type Content, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { findProblems } from '../check/findProblems.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { confirmedFile, readConfirmed } from './confirmed.ts';
import { agencyFile, type Fact, factsIn } from './facts.ts';
import { type Finding, fieldName, shorten } from './finding.ts';
import { findingsIn, isToConfirm, toWrite } from './findingsIn.ts';
import { hindiFindings } from './hindiFindings.ts';
import { factsOf, recordedSample, type Sample } from './sample.ts';
import { warnings } from './warnings.ts';

/** What to do before the launch. The launch is possible with `warnings`, but not with `findings`. */
export type Tasks = { findings: Finding[]; warnings: Finding[]; facts: Fact[] };

/** The one list for the desk, the launch check and the upload. A file that is no valid YAML has one finding. */
export function tasksIn(content: Content = readContent(), sample: Sample = recordedSample()): Tasks {
  const confirmed = readConfirmed(content.get(confirmedFile));
  const past = withoutOwn(sample, content);
  const shown = readable(content);
  const facts = factsIn(shown, past, confirmed);
  const inFiles = [...shown].flatMap(([file, text]) => findingsIn(file, text, past, confirmed, content));
  const placeholders = new Set(inFiles.map(({ file, what }) => `${file} ${what}`));
  const toRead = facts
    .filter(({ isTicked }) => !isTicked)
    .flatMap((fact) => readBack(fact, past, content))
    .filter(({ file, what }) => !placeholders.has(`${file} ${what}`));
  const found = [...inFiles, ...toRead, ...hindiFindings(shown, confirmed, sample)];
  const alreadyFound = new Set(found.map(({ file, what }) => `${file} ${what}`));
  const refused = findProblems(content)
    .map(({ file, line, path, found: now, allowed }): Finding => {
      const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      const write = `Now: ${now}. Allowed: ${allowed}`;
      return { group: 'refused', file, line, what: fieldName(keys), path: keys, write };
    })
    .filter(({ file, what }) => !alreadyFound.has(`${file} ${what}`));
  return { findings: [...found, ...refused], warnings: warnings(shown, confirmed), facts };
}

/** Every fact to read back, ticked or not, without looking for anything else. */
export const factsToTick = (content: Content, sample: Sample = recordedSample()): Fact[] =>
  factsIn(readable(content), withoutOwn(sample, content), readConfirmed(content.get(confirmedFile)));

/** The files without a mistake of YAML. */
const readable = (content: Content): Content =>
  new Map([...content].filter(([, text]) => parseYaml(text).error === undefined));

/** A text that names the sample's city may be wrong for an agency elsewhere, even if its owner changed the rest of it. */
function withoutOwn(sample: Sample, content: Content): Sample {
  const own = factsOf(content);
  return { ...sample, facts: sample.facts.filter((fact) => !own.includes(fact)) };
}

/** A fact that nobody has ticked: its values that are still the sample's, or the fact as it stands. */
function readBack(
  { file, path, english, values, problem }: Fact,
  sample: Sample,
  content: Content,
): Finding[] {
  const samples = file === agencyFile ? values.filter((value) => isToConfirm(file, value, sample)) : [];
  if (samples.length > 0 || problem)
    return samples.map((value) => ({
      ...toWrite(file, value, mappingIn(content.get(file)), content),
      group: 'readBack',
    }));
  const write = `Read it back, and tick it if it is right: ${shorten(english)}.`;
  return [{ group: 'readBack', file, line: values[0]?.line ?? 1, what: fieldName(path), path, write }];
}

/** What a content file is: the sample's, not read yet by anybody at the agency, its own, or a file with a mistake. */
export type FileState = 'sample' | 'unread' | 'yours' | 'broken';

export function stateOf(file: string, { findings, warnings: advice }: Tasks): FileState {
  const own = findings.filter((finding) => finding.file.replace(/^hi\//, '') === file);
  if (own.some(({ group }) => group === 'refused')) return 'broken';
  if (own.length > 0) return 'sample';
  const isUnread = advice.some(
    ({ group, entries = [] }) => group === 'unread' && entries.some((entry) => entry.file === file),
  );
  return isUnread ? 'unread' : 'yours';
}
