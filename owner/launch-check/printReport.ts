import { relative } from 'node:path';
import { styleText } from 'node:util';
import { fieldInForm } from './fieldInForm.ts';
import { type Finding, headings } from './finding.ts';
import type { LaunchReport } from './launchReport.ts';

/** The report as text: one line for each finding, under headings. It has colours in a terminal. */
export function printReport({ findings, warnings }: LaunchReport): string {
  const groups = Object.groupBy([...findings, ...warnings], ({ group }) => group);
  const parts = Object.entries(headings).flatMap(([group, heading]) => {
    const lines = groups[group as Finding['group']];
    return lines ? [[paint('bold', heading), ...lines.map(printFinding)].join('\n')] : [];
  });
  return [...parts, ending(findings.length)].join('\n\n');
}

function printFinding({ file, line, what, write, group }: Finding): string {
  const at = paint(
    group === 'unread' || group === 'outside' ? 'yellow' : 'red',
    `${relative('', file)}:${line}`,
  );
  const inForm = fieldInForm(file, what);
  return `${at} ${what}: ${write}${inForm === what ? '' : ` In the editor: ${inForm}.`}`;
}

const help = `docs/launching.md explains each step. To change values, run "npm run edit": its forms and fields have the
names after "In the editor". It deletes "# sample" when you save another value. If a sample is right as it is, switch on "I have
read this form" at the end of its form.`;

function ending(count: number): string {
  if (count === 0) return paint('green', 'Ready to launch');
  const things = count === 1 ? '1 thing' : `${count} things`;
  return `${things} left. ${help}`;
}

const paint = (style: 'bold' | 'red' | 'yellow' | 'green', text: string) =>
  styleText(style, text, { stream: process.stdout });
