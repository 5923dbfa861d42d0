import { expect, test } from 'vitest';
import { type CollectionKey, collectionSchemas } from '#schemas/collections.ts';
import { checkText } from './checkText.ts';
import { readContent, withChanges } from './content.ts';

const publisher = `name: Minimum wages of Delhi
place: Delhi
link: delhi-labour
figures:
  per: month
  from: "2025-04-01"
  checked: "2026-09"
  against: copy
  wages:
    unskilled: 18456
`;
const content = withChanges(readContent(), new Map([['pay/delhi.yaml', publisher]]));

const problemsIn = (file: string, text: string, kind: CollectionKey) =>
  checkText(file, text, collectionSchemas[kind], content).map(
    ({ line, path, allowed }) => `${line} ${path.join('.')}: ${allowed}`,
  );

test.each([
  ['a date in the future', 'from: "2025-04-01"', 'from: "2999-04-01"', '^6 .*not in the future'],
  ['a month of checking in the future', '"2026-09"', '"2999-09"', '^7 .*not in the future'],
  ['a source that is no official link', 'delhi-labour', 'salary-site', '^3 .*official-links'],
  ['a comma for a decimal point', '18456', '18,456', '^10 .*did you mean 18456\\?'],
  ['a number with Indian groups', '18456', '"1,23,456"', '^10 .*did you mean 123456\\?'],
  ['digits in Hindi', '18456', '"१८ ४५६ "', '^10 .*did you mean 18456\\?'],
  [
    'a monthly wage of 18 rupees',
    '18456',
    '18.456',
    '^10 figures.wages.unskilled: .* each month: .*from 500 to',
  ],
  ['the wage of a month for each hour', 'month', 'hour', '^10 .* each hour: '],
  [
    'a statistic that does not say who is counted',
    'from: "2025-04-01"',
    'during: "2025"',
    'note: .*who is counted',
  ],
  ['amounts of no time', '  from: "2025-04-01"\n', '', 'figures: either from or during'],
  ['a category that does not exist', 'unskilled', 'unskiled', '^10 .*did you mean unskilled\\?'],
])('in a publisher the build refuses %s', (_, right, wrong, expected) => {
  const problems = problemsIn('pay/delhi.yaml', publisher.replace(right, wrong), 'pay');
  expect(problems).toEqual([expect.stringMatching(expected)]);
});

test.each([
  ['an amount that its publisher does not have', 'delhi/unskiled', 'did you mean delhi/unskilled?'],
  ['a publisher without a file', 'delhy/unskilled', 'did you mean delhi?'],
  ['a name without a publisher', 'unskilled', 'pay-matrix/level-4'],
])('a page may not name %s', (_, name, allowed) => {
  const [guide = '', text = ''] = [...content].find(([path]) => path.startsWith('guides/')) ?? [];
  const without = text.replace(/^pay:\n( .*\n)*/m, '').trimEnd();
  const [problem] = problemsIn(guide, `${without}\npay:\n  rates: [${name}]\n`, 'guides');
  expect(problem).toContain(`${without.split('\n').length + 2} pay.rates.0: `);
  expect(problem).toContain(allowed);
});
