import { beforeEach, expect, test } from 'vitest';
import { readContent as readText, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { headings } from '../tasks/finding.ts';
import { confirmAsItStands } from './confirmAsItStands.ts';
import { whatIsLeft } from './whatIsLeft.ts';

beforeEach(() => temporarySite());

function left() {
  const { groups } = whatIsLeft(readContent());
  const findings = groups.flatMap((group) => group.findings);
  return { findings, confirmations: findings.flatMap(({ confirmation }) => confirmation ?? []) };
}

test('every name in the advice leads to its form in its language, and to the field that is out of date', () => {
  const terms = readText('legal/terms.yaml').replace(/changed: .*/, 'changed: "2020-01-31"');
  writeContent('legal/terms.yaml', terms);
  const advice = left().findings.filter(({ entries }) => entries.length > 0);
  const addresses = advice.flatMap(({ entries }) => entries.map(({ address }) => address));
  expect(addresses).toContain('#/form/cities/hillpur.yaml');
  expect(addresses).toContain('#/form/legal/terms.yaml?changed');
  expect(addresses.some((address) => address?.startsWith('#/hindi/'))).toBe(true);
  expect(advice.filter(({ label }) => label.endsWith('/'))).toEqual([]);
});

test('texts that somebody reads are confirmed together, and a reviewed legal page is no sample any more; who is invented stays so', () => {
  writeContent('legal/terms.yaml', `sample: true\n${readText('legal/terms.yaml')}`);
  const { confirmations: all } = left();
  expect(all.map(({ key }) => key)).not.toContain('agency.yaml');
  confirmAsItStands([...all, { key: 'clients/neem-works.yaml' }]);
  const { findings, confirmations } = left();
  expect(confirmations).toEqual([]);
  expect(findings.filter(({ key }) => key.endsWith(' sample'))).toMatchObject([
    { confirmation: undefined, address: '#/form/clients/neem-works.yaml?sample' },
    { confirmation: undefined, address: '#/form/testimonials/owner.yaml?sample' },
  ]);
});

test('the desk names no command and no value of a file, and Undo says what was pressed', () => {
  const text = readText('confirmed.yaml').replace('readByHindiSpeaker: true', 'readByHindiSpeaker: false');
  writeContent('confirmed.yaml', text);
  const { groups } = whatIsLeft(readContent());
  const said = groups.flatMap(({ heading, findings }) => [heading, ...findings.map(({ write }) => write)]);
  expect([...said, ...Object.values(headings)].filter((words) => /npm |in the file/.test(words))).toEqual([]);
  const inHindi = left().confirmations.filter(({ key }) => key === 'confirmed.yaml');
  confirmAsItStands(inHindi);
  expect(whatIsLeft(readContent()).undo).toBe('A Hindi speaker has read every text');
});

test('a fact is read back in both languages, with where it stands and a link to its field', () => {
  const { findings } = left();
  const blurb = { address: '#/form/agency.yaml?blurb', write: 'Where: Foot of every page.' };
  expect(findings.find(({ label }) => label.endsWith('About the agency'))).toMatchObject({
    ...blurb,
    texts: [{ lang: 'en' }, { lang: 'hi' }],
  });
});
