import { expect, test } from 'vitest';
import { withDistinctNames } from './distinctNames.ts';

const jobs = {
  title: 'Popular Jobs',
  links: [
    { href: '/jobs/sales', label: 'Sales' },
    { href: '/jobs/cook', label: 'Cook' },
  ],
};
const departments = {
  title: 'Departments',
  links: [
    { href: '/department/sales', label: 'Sales' },
    { href: '/department/media', label: 'Media' },
  ],
};
const namesOf = (lists: ReturnType<typeof withDistinctNames>) =>
  lists.flatMap(({ links }) => links.map(({ label, accessibleName = label }) => accessibleName));

test('links of the same label to different addresses are named with their list', () => {
  expect(namesOf(withDistinctNames([jobs, departments], ['Media']))).toEqual([
    'Sales (Popular Jobs)',
    'Cook',
    'Sales (Departments)',
    'Media (Departments)',
  ]);
});

test('links to the same address keep their name', () => {
  expect(namesOf(withDistinctNames([jobs, { ...jobs, title: 'Again' }]))).toEqual([
    'Sales',
    'Cook',
    'Sales',
    'Cook',
  ]);
});
