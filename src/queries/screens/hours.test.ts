import { expect, test } from 'vitest';
import type { Hours } from '#schemas/hours.ts';
import { describeHours } from './hours.ts';

const open: Hours['open'] = [
  { from: 'Monday', to: 'Friday', opens: '10:00', closes: '18:30' },
  { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '12:00' },
];

test.each([
  [
    'en',
    '{from} to {to}, {opens} to {closes}',
    'Monday to Friday, 10 am to 6:30 pm. Saturday, 10 am to 12 pm.',
  ],
  // With the part of the day.
  [
    'hi',
    '{from} से {to}, {opens} से {closes} बजे तक',
    'सोमवार से शुक्रवार, सुबह 10 से शाम 6:30 बजे तक। शनिवार, सुबह 10 से दोपहर 12 बजे तक।',
  ],
] as const)('opening hours are said in the language of the page: %s', (language, pattern, text) => {
  expect(describeHours(open, language, pattern)).toBe(text);
});
