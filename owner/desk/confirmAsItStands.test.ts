import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isConfirmed } from '#schemas/confirmed.ts';
import { readContent as readText, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { readConfirmed } from '../tasks/confirmed.ts';
import { confirmAsItStands } from './confirmAsItStands.ts';

const confirmed = () => readConfirmed(readText('confirmed.yaml'));

test('several files are confirmed at once, as they stand', () => {
  temporarySite();
  confirmAsItStands([{ file: 'pages/about.yaml' }, { file: 'pages/home.yaml' }]);
  expect(isConfirmed(confirmed(), 'pages/about.yaml', parse(readText('pages/about.yaml')))).toBe(true);
  expect(isConfirmed(confirmed(), 'pages/home.yaml', parse(readText('pages/home.yaml')))).toBe(true);
});

test('a legal page that was reviewed no longer says that it is a sample', () => {
  temporarySite();
  writeContent(
    'legal/terms.yaml',
    `sample: true\n${readText('legal/terms.yaml').replace('sample: true\n', '')}`,
  );
  confirmAsItStands([{ file: 'legal/terms.yaml' }]);
  const terms = parse(readContent().get('legal/terms.yaml') ?? '');
  expect(terms).not.toHaveProperty('sample');
  expect(isConfirmed(confirmed(), 'legal/terms.yaml', terms)).toBe(true);
});

test('the label of a person stays: it does not go away by reading', () => {
  temporarySite();
  writeContent('people/omar.yaml', `sample: true\n${readText('people/omar.yaml')}`);
  confirmAsItStands([{ file: 'people/omar.yaml' }]);
  expect(parse(readText('people/omar.yaml')).sample).toBe(true);
});
