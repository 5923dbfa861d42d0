import { globSync, readFileSync } from 'node:fs';
import { contentFolder } from '#schemas/contentFolder.ts';
import { readYaml } from '../yaml/readYaml.ts';

/** An address of another site in a content file. `checked` is the day when somebody last looked at it. */
export type OutsideAddress = { file: string; line: number; address: string; checked: string | undefined };

/** The keys that hold an address of another site: of official links and companies, and of legal pages. */
const addressKeys = ['address', 'href'];

/** Every address of another site in the content, in the order of the files. */
export const outsideAddresses = (): OutsideAddress[] =>
  globSync(`${contentFolder}/{official-links,companies,legal}/*.yaml`)
    .sort()
    .flatMap((file) => addressesIn(file, readFileSync(file, 'utf8')));

export function addressesIn(file: string, text: string): OutsideAddress[] {
  const { values } = readYaml(text);
  return values.flatMap(({ path, value, line }) => {
    const isOutside = addressKeys.includes(String(path.at(-1))) && String(value).startsWith('https://');
    if (!isOutside) return [];
    const checkedPath = [...path.slice(0, -1), 'checked'].join('.');
    const checked = values.find((other) => other.path.join('.') === checkedPath)?.value;
    return [
      { file, line, address: String(value), checked: checked === undefined ? undefined : String(checked) },
    ];
  });
}

/** True if nobody has looked at an address for a year. Days are written as 2026-11-22. */
export function isOverdue(checked: string | undefined, today: string): boolean {
  if (!checked) return true;
  const [year, ...rest] = today.split('-');
  return checked < [Number(year) - 1, ...rest].join('-');
}
