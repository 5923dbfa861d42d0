import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { valueAt } from '../check/schemaFaults.ts';
import { type Path, readValues } from '../yaml/readValues.ts';

/** An address of another site in a content file. `checked` is the day when somebody last looked at it. */
export type OutsideAddress = { file: string; path: Path; address: string; checked: string | undefined };

/** Every address of another site in the official links, the companies and the legal pages. */
export const outsideAddresses = (content: Content): OutsideAddress[] =>
  [...content].flatMap(([file, text]) =>
    (/^(official-links|companies|legal)\//.test(file) ? readValues(text) : [])
      .filter(
        ({ path, value }) => /^(address|href)$/.test(String(path.at(-1))) && /^https:/.test(String(value)),
      )
      .map(({ path, value }) => {
        const checked = valueAt(mappingIn(text), checkedPath(path)) as string | undefined;
        return { file, path, address: String(value), checked };
      }),
  );

/** The path of the day when somebody last looked at an address: it stands beside the address. */
export const checkedPath = (path: Path) => [...path.slice(0, -1), 'checked'];

/** True if nobody has looked at an address for a year. Days are written as 2026-11-22. */
export function isOverdue(checked: string | undefined, today: string): boolean {
  const [year, ...rest] = today.split('-');
  return !checked || checked < [Number(year) - 1, ...rest].join('-');
}
