import { expect, test } from 'vitest';
import type { WageCategory } from '#schemas/pay.ts';
import { departmentPayFindings } from './departmentPay.ts';

const findings = (ofDepartment: WageCategory[], ofRole: WageCategory[]) =>
  departmentPayFindings(
    new Map([['selling', { pay: { wages: ofDepartment } }]]),
    new Map([
      ['seller', { departments: ['selling'], pay: { wages: ofRole } }],
      ['digger', { departments: ['digging'], pay: { wages: ['unskilled'] } }],
    ]),
  ).map(({ allowed }) => allowed);

test('a department names the lowest category of its roles, or a lower one', () => {
  expect(findings(['graduate'], ['skilled', 'matriculate'])).toEqual([
    expect.stringContaining('jobs/seller'),
  ]);
  expect(findings(['graduate', 'skilled'], ['matriculate'])).toEqual([]);
  expect(findings(['unskilled'], ['graduate'])).toEqual([]);
  expect(findings([], ['unskilled'])).toEqual([]);
});
