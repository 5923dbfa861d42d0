import { expect, test } from 'vitest';
import { isOverdue, outsideAddresses } from './outsideAddresses.ts';

test('addresses of other sites are found with the day of the last look', () => {
  const company = 'name: Oak\ncareers:\n  address: https://oak.in/careers\n  checked: "2026-01-02"\n';
  const legal =
    'sections:\n  - links:\n      - href: https://oak.in\n      - href: /contact\n      - href: tel:1930\n';
  const content = new Map([
    ['companies/oak.yaml', company],
    ['legal/terms.yaml', legal],
    ['agency.yaml', 'social:\n  address: https://oak.in\n'],
  ]);
  expect(outsideAddresses(content)).toMatchObject([
    { file: 'companies/oak.yaml', address: 'https://oak.in/careers', checked: '2026-01-02' },
    { file: 'legal/terms.yaml', address: 'https://oak.in' },
  ]);
});

test('an address is overdue a year after the last look', () => {
  expect(isOverdue('2025-11-22', '2026-11-22')).toBe(false);
  expect(isOverdue('2025-11-21', '2026-11-22')).toBe(true);
});
