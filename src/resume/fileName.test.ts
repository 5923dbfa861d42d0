import { expect, test } from 'vitest';
import { resumeFileName } from './fileName.ts';

test.each([
  ['Asha Devi', 'Asha_Devi_Resume.pdf'],
  ['A. K. / Rao', 'A._K.___Rao_Resume.pdf'],
  ['x'.repeat(100), `${'x'.repeat(69)}_Resume.pdf`],
])('the file of %s has a name that every system takes', (name, expected) => {
  expect(resumeFileName(name)).toBe(expected);
});
