import { expect, test } from 'vitest';
import type { Hours } from '#schemas/hours.ts';
import { describeHours } from './hours.ts';

const open: Hours['open'] = [
  { from: 'Monday', to: 'Friday', opens: '10:00', closes: '18:30' },
  { from: 'Saturday', to: 'Saturday', opens: '10:00', closes: '12:00' },
];

test('opening hours are said in English', () => {
  expect(describeHours(open, 'en', '{from} to {to}, {opens} to {closes}')).toBe(
    'Monday to Friday, 10 am to 6:30 pm; Saturday, 10 am to 12 pm.',
  );
});

test('and in Hindi, with the part of the day', () => {
  expect(describeHours(open, 'hi', '{from} से {to}, {opens} से {closes} बजे तक')).toBe(
    'सोमवार से शुक्रवार, सुबह 10 से शाम 6:30 बजे तक। शनिवार, सुबह 10 से दोपहर 12 बजे तक।',
  );
});
