import { expect, test } from 'vitest';
import { addressesIn, isOverdue } from './addresses.ts';

test('addresses of other sites are found with their line and the day of the last look', () => {
  const company = 'name: Oak\ncareers:\n  address: https://oak.in/careers\n  checked: "2026-01-02"\n';
  expect(addressesIn('oak.yaml', company)).toEqual([
    { file: 'oak.yaml', line: 3, address: 'https://oak.in/careers', checked: '2026-01-02' },
  ]);
  const legal =
    'sections:\n  - links:\n      - href: https://oak.in\n      - href: /contact\n      - href: tel:1930\n';
  expect(addressesIn('terms.yaml', legal)).toMatchObject([
    { line: 3, address: 'https://oak.in', checked: undefined },
  ]);
});

test('an address is overdue a year after the last look, or if nobody has looked', () => {
  expect(isOverdue('2025-11-22', '2026-11-22')).toBe(false);
  expect(isOverdue('2025-11-21', '2026-11-22')).toBe(true);
  expect(isOverdue(undefined, '2026-11-22')).toBe(true);
});
