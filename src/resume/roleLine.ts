import { isBlank } from '#writing/invisible.ts';
import type { Resume, RoleLine } from './resume.ts';

/** The lines that a role's page offers for a resume, with ____ where the writer fills in. */
export type OfferedLines = { beginner: string[]; experienced: string[] };

const blank = /_{2,}/;

/** The text around the blanks of a line: one part more than it has blanks. */
export const partsOf = (template: string): string[] => template.split(new RegExp(blank, 'g'));

export const hasBlank = (text: string): boolean => blank.test(text);

/** A line as it stands now: blanks that are not filled in stay ____. */
export const lineText = ({ template, blanks }: Pick<RoleLine, 'template' | 'blanks'>): string =>
  partsOf(template)
    .map((part, index) => {
      const before = blanks[index - 1] ?? '';
      return index === 0 ? part : (isBlank(before) ? '____' : before.trim()) + part;
    })
    .join('');

/** The lines with those that were not offered before: nobody has touched them. The same array if there are none. */
export function withOffered(lines: RoleLine[], { beginner, experienced }: OfferedLines): RoleLine[] {
  const known = lines.map(({ template }) => template);
  const added = [...beginner, ...experienced].filter((template) => !known.includes(template));
  return added.length === 0 ? lines : [...lines, ...added.map(untouched)];
}

const untouched = (template: string): RoleLine => ({
  template,
  blanks: partsOf(template)
    .slice(1)
    .map(() => ''),
  ticked: false,
});

/** Those of the role that fit the writer, then those of another role or kind that are ticked. */
export function shownLines(
  { roleLines, isBeginner }: Pick<Resume, 'roleLines' | 'isBeginner'>,
  offered: OfferedLines | undefined,
): RoleLine[] {
  const templates = offered?.[isBeginner ? 'beginner' : 'experienced'] ?? [];
  const fitting = templates.flatMap((template) => roleLines.find((line) => line.template === template) ?? []);
  return [...fitting, ...roleLines.filter((line) => line.ticked && !fitting.includes(line))];
}

export const withLine = (lines: RoleLine[], template: string, change: Partial<RoleLine>): RoleLine[] =>
  lines.map((line) => (line.template === template ? { ...line, ...change } : line));

/** What a line says in brackets after a blank, such as "city": meanings have it. Undefined without. */
export const blankName = (line: string, index: number): string | undefined =>
  /^ \(([^)]+)\)/.exec(partsOf(line)[index + 1] ?? '')?.[1];

/** A line for screen readers, which would name every underscore. */
export const spokenLine = (template: string): string => partsOf(template).join('...');
