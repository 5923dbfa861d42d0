import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Options = {
  /** Selectors of what is left out. */
  exclude?: string[];
  /** Contrast takes most of the time. */
  contrast?: boolean;
};

/** Expects that axe finds no fault in the current state of a page in light colours, nor in its contrast in dark colours. */
export async function expectAccessible(page: Page, { exclude = [], contrast = true }: Options = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const faults = (options: RunOptions) =>
    page.evaluate(
      async ({ exclude, options }) => {
        const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
          { exclude },
          options,
        );
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
      },
      { exclude, options: { resultTypes: ['violations'], ...options } as RunOptions },
    );
  expect(await faults({ rules: { 'color-contrast': { enabled: contrast } } })).toEqual([]);
  if (!contrast) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults({ runOnly: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
