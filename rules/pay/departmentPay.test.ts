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
    new Map(),
  ).map(({ allowed }) => allowed);

test('a department names the lowest category of its roles, or a lower one', () => {
  expect(findings(['graduate'], ['skilled', 'graduate'])).toEqual([expect.stringContaining('jobs/seller')]);
  expect(findings(['graduate', 'skilled'], ['skilled', 'graduate'])).toEqual([]);
  expect(findings(['unskilled'], ['graduate'])).toEqual([]);
  expect(findings([], ['unskilled'])).toEqual([]);
});

test('a department names no category that its roles do not, unless it is lower than theirs', () => {
  const found = [expect.stringContaining('matriculate, or a lower one')];
  expect(findings(['unskilled', 'graduate'], ['matriculate'])).toEqual(found);
  expect(findings(['skilled'], ['matriculate'])).toEqual(found);
  expect(findings(['skilled'], [])).toEqual([expect.stringContaining('none')]);
});

test('a department shows the statistics that a role of it shows', () => {
  const withRates = (...rates: string[]) => ({ pay: { rates } });
  const survey = { figures: { during: '2025' } };
  const found = departmentPayFindings(
    new Map([['selling', withRates('occupation-earnings/sellers', 'village-wages/porter', 'board/keeper')]]),
    new Map([['seller', { departments: ['selling'], ...withRates('occupation-earnings/sellers') }]]),
    new Map(Object.entries({ 'occupation-earnings': survey, 'village-wages': survey, board: {} })),
  );
  expect(found).toMatchObject([{ found: 'village-wages/porter' }]);
});

test('a department that shows an average shows the middle too, if a role of it does', () => {
  const published = {
    salaries: { figures: { during: '2025' } },
    middles: { figures: { during: '2025', isMedian: true } },
  };
  const found = (...rates: string[]) =>
    departmentPayFindings(
      new Map([['selling', { pay: { rates } }]]),
      new Map([
        ['seller', { departments: ['selling'], pay: { rates: ['middles/sellers', 'salaries/sellers'] } }],
      ]),
      new Map(Object.entries(published)),
    );
  expect(found('salaries/sellers')).toMatchObject([
    { found: 'salaries/sellers', allowed: expect.stringContaining('middles/sellers') },
  ]);
  expect(found('middles/sellers', 'salaries/sellers')).toEqual([]);
});
