import { afterEach, expect, test, vi } from 'vitest';
import { payPublisher } from './pay.ts';
import { mayBeOutdated } from './payRevision.ts';
import { today } from './today.ts';

afterEach(() => void vi.useRealTimers());

const at = (time: string) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(time);
};

test.each([
  ['2026-11-27T18:29:59Z', '2026-11-27'],
  ['2026-11-27T18:30:00Z', '2026-11-28'],
  ['2026-12-31T23:59:00Z', '2027-01-01'],
])('at %s it is %s in India', (time, day) => {
  at(time);
  expect(today()).toBe(day);
});

const publisher = (from: string, checked: string) =>
  payPublisher.safeParse({
    name: 'Wages',
    link: 'delhi-labour',
    figures: { per: 'month', from, checked, against: 'copy', wages: { unskilled: 18456 } },
  }).success;

test('amounts that hold from today are accepted before half past five in the morning; those of tomorrow are not', () => {
  at('2026-03-31T20:00:00Z');
  expect(publisher('2026-04-01', '2026-04')).toBe(true);
  expect(publisher('2026-04-02', '2026-04')).toBe(false);
  expect(publisher('2026-04-01', '2026-05')).toBe(false);
  expect(mayBeOutdated({ from: '2025-10-01', checked: '2026-03', revised: [4] })).toBe(true);
});
