import { expect, test } from 'vitest';
import { plainForms } from './plainForms.ts';

test('wide letters and signs and joined letters become ordinary ones, others stay', () => {
  expect(plainForms('ＡＣ－１２，ﬁtter ½ ™ कखग')).toBe('AC-12,fitter ½ ™ कखग');
});
