import { agencyFields } from './agencyFields.ts';
import { readContentFile } from './contentFile.ts';
import { type Finding, placeOf } from './finding.ts';

const file = 'content/agency.yaml';

/** What `content/agency.yaml` lacks or has left empty; each points at the nearest thing around it. */
export function missingFields(): Finding[] {
  const { values } = readContentFile(file);
  return agencyFields
    .map(({ path, write }) => ({ path, write, has: values.find((value) => isAt(value.path, path)) }))
    .filter(({ has }) => has === undefined || has.value === null || has.value === '')
    .map(({ path, write, has }) => ({
      group: 'refused',
      file,
      line: has?.line ?? values.find((value) => value.path[0] === path[0])?.line ?? 1,
      what: placeOf(path),
      write: `${write} (now nothing)`,
    }));
}

const isAt = (path: (string | number)[], other: (string | number)[]) => path.join('.') === other.join('.');
