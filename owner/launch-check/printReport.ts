import { styleText } from 'node:util';
import { type Finding, headings } from './finding.ts';
import type { LaunchReport } from './launchFindings.ts';

/** The report as a person reads it; coloured where the output is a terminal and NO_COLOR is not set. */
export function printReport({ findings, warnings, note }: LaunchReport): string {
  const groups = Object.groupBy([...findings, ...warnings], ({ group }) => group);
  const parts = Object.entries(headings).map(([group, heading]) => {
    const lines = groups[group as Finding['group']];
    return lines && [paint('bold', heading), ...lines.map(printLine)].join('\n');
  });
  return [...parts, note && paint('dim', note), ending(findings.length)].filter(Boolean).join('\n\n');
}

/** One line a finding, whatever its text. */
const printLine = ({ file, line, what, write, group }: Finding) =>
  `${paint(group === 'read' ? 'yellow' : 'red', `${file}:${line}`)} ${what}: ${write.replace(/\s+/g, ' ')}`;

function ending(count: number): string {
  if (count === 0) return paint('green', 'Ready to launch');
  return `${count === 1 ? '1 thing' : `${count} things`} left. "npm run setup" asks for most of them; docs/launching.md has the rest.`;
}

const paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'green', text: string) =>
  styleText(style, text, { stream: process.stdout });
