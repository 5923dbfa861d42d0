import type { Path } from '../yaml/readValues.ts';

/** The values of `agency.yaml` that `npm run setup` asks for. */
export const setupFields: Path[] = [
  ['name'],
  ['founder', 'name'],
  ['phones', 0],
  ['phones', 1],
  ['email'],
  ['address', 'street'],
  ['address', 'locality'],
  ['address', 'city'],
  ['address', 'postalCode'],
  ['delivery'],
  ['siteUrl'],
];
