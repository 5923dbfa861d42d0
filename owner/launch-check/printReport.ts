import { relative } from 'node:path';
import { styleText } from 'node:util';
import { collectionOf } from '../check/collections.ts';
import { contentFile } from '../check/content.ts';
import { formNameOf } from '../check/forms.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';
import { labelsTo } from '../check/labels.ts';
import { type Finding, headings, nameOf } from './finding.ts';
import type { LaunchReport } from './launchReport.ts';

/** The report as text: one line for each finding, under headings. It has colours in a terminal. */
export function printReport({ findings, warnings }: LaunchReport): string {
  const groups = Object.groupBy([...findings, ...warnings], ({ group }) => group);
  const parts = Object.entries(headings).flatMap(([group, heading]) => {
    const colour = findings.some((finding) => finding.group === group) ? 'red' : 'yellow';
    const lines = groups[group as Finding['group']]?.map((finding) => printFinding(finding, colour));
    return lines ? [[paint('bold', heading), ...lines].join('\n')] : [];
  });
  return [...parts, ending(findings.length)].join('\n\n');
}

function printFinding(finding: Finding, colour: 'red' | 'yellow'): string {
  const { file, line, what, write, confirm } = finding;
  const at = paint(colour, `${relative('', contentFile(file))}:${line}`);
  const [first, ...more] = confirm?.lines ?? [];
  const others = more.length > 0 ? ` (and ${more.length} more lines: npm run launch-check -- --json)` : '';
  const inConfirmed = first
    ? ` If it is right as it stands, add under "${confirm?.list}": ${first}${others}`
    : '';
  const place = placeInEditor(finding);
  const inEditor = place ? ` In the editor: ${place}.` : '';
  return `${at} ${what}: ${write}${inEditor}${inConfirmed}`;
}

/** Where the content editor shows a field, in the words on its screen: "The agency: Phone numbers, 1st". Or nothing. */
export function placeInEditor({ file, path, what }: Pick<Finding, 'file' | 'path' | 'what'>): string {
  // A finding on a whole folder.
  if (what.endsWith('/')) return '';
  const form = formNameOf(file);
  const [, collection] = collectionOf(file) ?? [];
  if (!form || !collection) return '';
  const entry = collection.pattern.includes('*') ? `, ${nameOf(file)}` : '';
  const labels = path ? `: ${labelsTo(path, jsonSchemaOf(collection.schema))}` : '';
  return `${form}${entry}${labels}`;
}

const help = `docs/launching.md explains each step. To change values, run "npm run edit": its forms and fields have the
names after "In the editor". If all of a form is right for you, switch on "I have read this form" at its end, or add
the line to content/confirmed.yaml.`;

function ending(count: number): string {
  if (count === 0) return paint('green', 'Ready to launch');
  const things = count === 1 ? '1 thing' : `${count} things`;
  return `${things} left. ${help}`;
}

const paint = (style: 'bold' | 'red' | 'yellow' | 'green', text: string) =>
  styleText(style, text, { stream: process.stdout });
