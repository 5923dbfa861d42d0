import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { isConfirmed } from '#schemas/confirmed.ts';
import { readContent, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readConfirmed } from '../tasks/confirmed.ts';
import { confirmAsItStands } from './confirmAsItStands.ts';

test('files are confirmed as they stand; a reviewed legal page is no sample any more, an invented client stays one', () => {
  temporarySite();
  const files = ['pages/about.yaml', 'legal/terms.yaml', 'clients/neem-works.yaml'];
  writeContent(
    'legal/terms.yaml',
    `sample: true\n${readContent('legal/terms.yaml').replace('sample: true\n', '')}`,
  );
  confirmAsItStands(files.map((file) => ({ file })));
  const confirmed = readConfirmed(readContent('confirmed.yaml'));
  const values = files.map((file) => parse(readContent(file)));
  expect(files.map((file, index) => isConfirmed(confirmed, file, values[index]))).toEqual([true, true, true]);
  expect(values.map(({ sample }) => sample)).toEqual([undefined, undefined, true]);
});
