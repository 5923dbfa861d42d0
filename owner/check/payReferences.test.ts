import { expect, test } from 'vitest';
import { readContent } from './content.ts';
import { findProblems } from './findProblems.ts';

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
const problemsWith = (file: string, text: string) =>
  findProblems(
    readContent(
      new Map([
        ['pay/delhi.yaml', publisher],
        [file, text],
      ]),
    ),
  ).filter((problem) => problem.file === file);

test('a publisher as it should be has no problem', () => {
  expect(problemsWith('pay/delhi.yaml', publisher)).toEqual([]);
});

test.each([
  ['a date in the future', 'from: "2025-04-01"', 'from: "2999-04-01"', 6, 'not in the future'],
  ['a month of checking in the future', 'checked: "2026-09"', 'checked: "2999-09"', 7, 'not in the future'],
  ['a source that is no official link', 'delhi-labour', 'salary-site', 3, 'content/official-links'],
  ['a category that does not exist', 'unskilled', 'unskiled', 10, 'did you mean unskilled?'],
  ['an amount in words', '18456', 'much', 10, 'a number'],
])('the build stops at %s, with its line', (_, right, wrong, line, allowed) => {
  const [problem] = problemsWith('pay/delhi.yaml', publisher.replace(right, wrong));
  expect(problem).toMatchObject({ line });
  expect(problem?.allowed).toContain(allowed);
});

test.each([
  ['an amount that its publisher does not have', 'delhi/unskiled', 'did you mean delhi/unskilled?'],
  ['a publisher without a file', 'delhy/unskilled', 'did you mean delhi?'],
  ['a name without a publisher', 'unskilled', 'pay-matrix/level-4'],
])('a page that names %s stops the build, with its line', (_, name, allowed) => {
  const [guide = '', text = ''] = [...readContent()].find(([path]) => path.startsWith('guides/')) ?? [];
  const without = text.replace(/^pay:\n( .*\n)*/m, '').trimEnd();
  const [problem] = problemsWith(guide, `${without}\npay:\n  rates: [${name}]\n`);
  expect(problem).toMatchObject({ line: without.split('\n').length + 2, path: 'pay.rates.0' });
  expect(problem?.allowed).toContain(allowed);
});
