import { relative } from 'node:path';
import { type Content, contentFile } from '../check/content.ts';
import { nameAt } from '../check/entries.ts';
import { englishPath, formNameOf, formOf } from '../check/forms.ts';
import { jsonSchemaAt } from '../check/jsonSchema.ts';
import { labelsTo } from '../check/labels.ts';
import { withLines } from '../yaml/withLines.ts';
import { type Finding, shorten, shortList } from './finding.ts';
import { groupsOf, type Tasks } from './tasks.ts';

/** The report as text: one line for each finding, under headings. */
export function printTasks(tasks: Tasks, content: Content): string {
  const parts = groupsOf(tasks).map(({ heading, findings }) =>
    [heading, ...findings.map((finding) => printFinding(finding, content))].join('\n'),
  );
  return [...parts, ending(tasks.findings.length)].join('\n\n');
}

function printFinding(finding: Finding, content: Content): string {
  const { file, what, write, entries, texts = [] } = finding;
  const path = finding.path ?? entries?.[0]?.path ?? [];
  const line = finding.line ?? withLines(content.get(file) ?? '').lineOf(path);
  const at = `${relative('', contentFile(file))}:${line}`;
  const { first, more } = shortList(entries);
  const names = entries ? `: ${first.map(({ name }) => name).join(', ')}${more}.` : '';
  const place = placeInEditor(finding, content);
  const inEditor = place ? ` In the editor: ${place}.` : '';
  const says = texts.map(({ text }) => ` ${shorten(text)}.`).join('');
  return `${at} ${what}: ${write}${says}${names}${inEditor}`;
}

/** A field, or several `entries` of a folder. */
export type Place = Pick<Finding, 'file' | 'path' | 'entries'>;

/** Where the desk shows a field, in the words on its screen: "The agency: Phone numbers, 1st". Or nothing. */
export function placeInEditor({ file, path, entries }: Place, content: Content): string {
  const form = formOf(file);
  if (entries || !form) return '';
  const entry = 'group' in form ? '' : `, ${nameAt(englishPath(file), content)}`;
  const labels = path?.length ? `: ${labelsTo(path, jsonSchemaAt(file))}` : '';
  return `${formNameOf(file)}${entry}${labels}`;
}

const help = `docs/launching.md explains each step. To change values, run "npm run edit": its forms and fields have the
names after "In the editor". If a text is right for you as it stands, say so there, under "What is left".`;

function ending(count: number): string {
  if (count === 0) return 'Ready to launch';
  const things = count === 1 ? '1 thing' : `${count} things`;
  return `${things} left. ${help}`;
}
