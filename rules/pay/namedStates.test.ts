import { expect, test } from 'vitest';
import { namedStateFindings } from './namedStates.ts';

const publisher = { name: 'Wages', state: 'Tamil Nadu', link: 'labour' };
const findings = (note: string, rates?: string[]) =>
  namedStateFindings(
    'jobs',
    new Map([['packer', { pay: { note, rates } }]]),
    new Map([['south', publisher]]),
  );

test('a text on pay names a state only if the page has an amount of it', () => {
  expect(findings("Tamil Nadu's order names packers.")).toHaveLength(1);
  expect(findings("Tamil Nadu's order names packers.", ['north/packer'])).toHaveLength(1);
  expect(findings("Tamil Nadu's order names packers.", ['south/packer'])).toEqual([]);
  expect(findings('A constable of the Tamil Nadu Police.')).toEqual([]);
});
