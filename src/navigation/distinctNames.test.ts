import { expect, test } from 'vitest';
import { withDistinctNames } from './distinctNames.ts';
import type { Link } from './link.ts';

const listOf = (title: string, hrefs: Record<string, string>) => ({
  title,
  links: Object.entries(hrefs).map(([label, href]): Link => ({ label, href })),
});
const jobs = listOf('Popular Jobs', { Sales: '/jobs/sales', Cook: '/jobs/cook' });
const departments = listOf('Departments', { Sales: '/department/sales', Media: '/department/media' });
const again = listOf('Again', { Cook: '/jobs/cook' });

test('links of the same label to different addresses are named with their list', () => {
  const named = withDistinctNames([jobs, departments, again], ['Media']);
  const names = named.flatMap(({ links }) =>
    links.map(({ label, accessibleName = label }) => accessibleName),
  );
  expect(names).toEqual([
    'Sales (Popular Jobs)',
    'Cook',
    'Sales (Departments)',
    'Media (Departments)',
    'Cook',
  ]);
});
