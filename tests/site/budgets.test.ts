/** Checks the byte budgets on every built page. */
import { expect, test } from 'vitest';
import { builtPages } from '../../rules/builtPages.ts';
import { byteBudgets, overBudget } from '../../rules/size/budgets.ts';
import { weighFileWriter, weighSearch } from '../../rules/size/onDemand.ts';
import { weigh } from '../../rules/size/pageWeight.ts';

const pages = await Promise.all(
  builtPages().map(async (page) => ({ path: page.path, weight: await weigh(page) })),
);

test.each(pages)('$path is within the byte budgets', ({ weight }) => {
  expect(overBudget(weight)).toEqual([]);
});

test("what writes a resume's file is within its budget", async () => {
  expect(await weighFileWriter()).toBeLessThanOrEqual(byteBudgets.fileWriter);
});

test('what the search field fetches is within its budget', async () => {
  expect(await weighSearch()).toBeLessThanOrEqual(byteBudgets.search);
});
