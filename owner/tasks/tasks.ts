import type { Content } from '../check/content.ts';
import { findProblems } from '../check/findProblems.ts';
import { englishPath } from '../check/forms.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { perObject } from '../yaml/perObject.ts';
import { confirmedFile, readConfirmed } from './confirmed.ts';
import { type Fact, factsIn } from './facts.ts';
import { type Finding, fieldName, headings } from './finding.ts';
import { findingsIn } from './findingsIn.ts';
import { hindiFindings } from './hindiFindings.ts';
import { warnings } from './warnings.ts';

/** What to do before the launch. The launch is possible with `warnings`, but not with `findings`. */
export type Tasks = { findings: Finding[]; warnings: Finding[]; facts: Fact[] };

/**
 * What is left to do in all content: the one list for the desk, the launch check and the upload. A file
 * that is no valid YAML has one finding, as the build prints it.
 */
export const tasksIn = perObject((content: Content): Tasks => {
  const confirmed = readConfirmed(content.get(confirmedFile));
  const shown = new Map([...content].filter(([, text]) => parseYaml(text).error === undefined));
  const facts = factsIn(shown, confirmed);
  const inFiles = [...shown].flatMap(([file, text]) => findingsIn(file, text, content));
  const hindi = hindiFindings(shown, confirmed);
  // A text is read once, in both languages: not before its Hindi says the same. Values are listed below the Hindi texts.
  const outdated = new Set(hindi.map(({ file }) => englishPath(file)));
  const toRead = facts
    .filter(({ isRead, isPlaceholder }) => !isRead && !isPlaceholder)
    .filter(({ file, group }) => group === 'agency' || !outdated.has(file))
    .map(readBack);
  const found = [...inFiles, ...toRead, ...hindi];
  const alreadyFound = new Set(found.map(({ file, what }) => `${file} ${what}`));
  const refused = findProblems(content)
    .map(({ file, line, path, found: now, allowed }): Finding => {
      const what = fieldName(path) || 'the whole file';
      return { group: 'refused', file, line, what, path, write: `Now: ${now}. Allowed: ${allowed}` };
    })
    .filter(({ file, what }) => !alreadyFound.has(`${file} ${what}`));
  return { findings: [...found, ...refused], warnings: warnings(shown, confirmed), facts };
});

/** All that is left under its headings, without empty ones. */
export const groupsOf = ({ findings, warnings }: Tasks) =>
  Object.entries(headings)
    .map(([group, heading]) => ({
      heading,
      isAdvice: warnings.some((warning) => warning.group === group),
      findings: [...findings, ...warnings].filter((finding) => finding.group === group),
    }))
    .filter((group) => group.findings.length > 0);

/** A fact that nobody has read back. */
const readBack = ({ key, digest, group, file, path, english, hindi, write }: Fact): Finding => ({
  group,
  file,
  what: fieldName(path) || 'texts',
  path,
  write,
  confirmation: { key, digest },
  texts: [
    { lang: 'en', text: english },
    ...(hindi === english ? [] : [{ lang: 'hi' as const, text: hindi }]),
  ],
});

/** What a content file is: one with a mistake, with something to do before the launch, not read yet, or ready. */
export type FileState = 'broken' | 'toDo' | 'unread' | 'ready';

/** The states of English files. One that is not among them is ready. */
export function statesOf({ findings, warnings: advice }: Tasks): ReadonlyMap<string, FileState> {
  const unread = advice.filter(({ group }) => group === 'unread').flatMap(({ entries = [] }) => entries);
  const states = new Map<string, FileState>(unread.map(({ file }) => [file, 'unread']));
  for (const { file, group } of findings) {
    const english = englishPath(file);
    if (states.get(english) !== 'broken') states.set(english, group === 'refused' ? 'broken' : 'toDo');
  }
  return states;
}
