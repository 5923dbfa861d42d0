import { relative } from 'node:path';
import { styleText } from 'node:util';
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

const printFinding = ({ file, line, what, write, group }: Finding) =>
  `${paint(group === 'unread' || group === 'outside' ? 'yellow' : 'red', `${relative('', file)}:${line}`)} ${what}: ${write}`;

function ending(count: number): string {
  if (count === 0) return paint('green', 'Ready to launch');
  const things = count === 1 ? '1 thing' : `${count} things`;
  const help =
    'docs/launching.md explains each step. To change values, run "npm run setup" or "npm run edit".';
  return `${things} left. ${help}`;
}

const paint = (style: 'bold' | 'red' | 'yellow' | 'green', text: string) =>
  styleText(style, text, { stream: process.stdout });
