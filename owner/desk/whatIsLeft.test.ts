import { beforeEach, expect, test } from 'vitest';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { recordOf } from '../tasks/sample.ts';
import { whatIsLeft } from './whatIsLeft.ts';

beforeEach(() => temporarySite());

/** What is left of the fixture, as if it were the sample. */
function left(changes: Record<string, string> = {}) {
  const content = new Map([...readContent(), ...Object.entries(changes)]);
  const { groups } = whatIsLeft(content, recordOf(content));
  const findings = groups.flatMap((group) => group.findings);
  return { findings, confirmations: groups.flatMap((group) => group.confirmations) };
}

test('every name in the advice leads to its form in its language, and to the field that is out of date', () => {
  const terms = (readContent().get('legal/terms.yaml') ?? '').replace(/changed: .*/, 'changed: "2020-01-31"');
  const advice = left({ 'legal/terms.yaml': terms }).findings.filter(({ entries }) => entries.length > 0);
  const addresses = advice.flatMap(({ entries }) => entries.map(({ address }) => address));
  expect(addresses).toContain('#/form/cities/hillpur.yaml');
  expect(addresses).toContain('#/form/legal/terms.yaml?changed');
  expect(addresses.some((address) => address?.startsWith('#/hindi/'))).toBe(true);
  expect(advice.filter(({ label }) => label.endsWith('/'))).toEqual([]);
});

test('who works here is not confirmed together with texts that somebody reads; facts are read back on one page', () => {
  const person = `sample: true\n${readContent().get('people/omar.yaml')}`;
  const { findings, confirmations } = left({ 'people/omar.yaml': person });
  const label = findings.find(({ key }) => key === 'people/omar.yaml sample');
  expect(label).toMatchObject({ confirmation: undefined, address: '#/form/people/omar.yaml?sample' });
  expect(confirmations.some(({ file }) => file === 'agency.yaml')).toBe(false);
  const { groups } = whatIsLeft(readContent(), recordOf(new Map()));
  expect(groups.find(({ heading }) => heading.startsWith('Facts about'))?.findings).toMatchObject([
    { address: '#/read-back' },
  ]);
});
