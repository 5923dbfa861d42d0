import { expect, test } from 'vitest';
import { withDistinctNames } from './distinctNames.ts';

const listOf = (title: string, hrefs: Record<string, string>) => ({
  title,
  links: Object.entries(hrefs).map(([label, href]) => ({ label, href })),
});

test('links that sound the same and lead to different addresses are named with their list', () => {
  const lists = [
    listOf('Popular Jobs', { Sales: '/jobs/sales', Cook: '/jobs/cook', 'Back office': '/jobs/office' }),
    listOf('Departments', { Sales: '/department/sales', Media: '/department/media' }),
    listOf('Places', { 'Back-Office': '/department/office' }),
    listOf('Again', { Cook: '/jobs/cook' }),
  ];
  const links = withDistinctNames(lists, ['media']).flatMap(({ links }) => links);
  expect(links.map(({ accessibleName }) => accessibleName)).toEqual([
    'Sales (Popular Jobs)',
    undefined,
    'Back office (Popular Jobs)',
    'Sales (Departments)',
    'Media (Departments)',
    'Back-Office (Places)',
    undefined,
  ]);
});
