import { expect, test } from 'vitest';
import { withDistinctNames } from './distinctNames.ts';

const listOf = (title: string, hrefs: Record<string, string>) => ({
  title,
  links: Object.entries(hrefs).map(([label, href]) => ({ label, href })),
});

test('links of the same label to different addresses are named with their list', () => {
  const lists = [
    listOf('Popular Jobs', { Sales: '/jobs/sales', Cook: '/jobs/cook' }),
    listOf('Departments', { Sales: '/department/sales', Media: '/department/media' }),
    listOf('Again', { Cook: '/jobs/cook' }),
  ];
  const links = withDistinctNames(lists, ['Media']).flatMap(({ links }) => links);
  expect(links.map(({ accessibleName }) => accessibleName)).toEqual([
    'Sales (Popular Jobs)',
    undefined,
    'Sales (Departments)',
    'Media (Departments)',
    undefined,
  ]);
});
