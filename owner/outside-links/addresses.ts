import type { Content } from '../check/content.ts';
import { type Path, readValues } from '../yaml/readValues.ts';

/** An address of another site in a content file. `checked` is the day when somebody last looked at it. */
export type OutsideAddress = {
  file: string;
  line: number;
  path: Path;
  address: string;
  checked: string | undefined;
};

/** Every address of another site in the official links, the companies and the legal pages. */
export const outsideAddresses = (content: Content): OutsideAddress[] =>
  [...content]
    .filter(([file]) => /^(official-links|companies|legal)\//.test(file))
    .flatMap(([file, text]) => addressesIn(file, text));

function addressesIn(file: string, text: string): OutsideAddress[] {
  const values = readValues(text);
  return values
    .filter(
      ({ path, value }) => /^(address|href)$/.test(String(path.at(-1))) && /^https:/.test(String(value)),
    )
    .map(({ path, value, line }) => {
      const day = checkedPath(path).join();
      const checked = values.find((other) => other.path.join() === day)?.value;
      return { file, line, path, address: String(value), checked: checked as string | undefined };
    });
}

/** The path of the day when somebody last looked at an address: it stands beside the address. */
export const checkedPath = (path: Path) => [...path.slice(0, -1), 'checked'];

/** True if nobody has looked at an address for a year. Days are written as 2026-11-22. */
export function isOverdue(checked: string | undefined, today: string): boolean {
  if (!checked) return true;
  const [year, ...rest] = today.split('-');
  return checked < [Number(year) - 1, ...rest].join('-');
}
