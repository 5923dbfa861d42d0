import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The library without comments, which a browser reads in half the time. */
const library = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

type Options = {
  /** Selectors of the parts, and of what is left out in them. */
  include?: string[];
  exclude?: string[];
  /** Contrast takes most of the time. */
  contrast?: boolean;
};

/** Expects that axe finds no fault in the current state of a page in light colours, nor in its contrast in dark colours. */
export async function expectAccessible(
  page: Page,
  { include = ['html'], exclude = [], contrast = true }: Options = {},
) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(library);
  const faults = (options: axe.RunOptions) =>
    page.evaluate(
      async ({ context, options }) => {
        const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
          context,
          options,
        );
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
      },
      {
        context: { include, exclude },
        // Else it fetches each stylesheet again, for a rule that is off.
        options: { resultTypes: ['violations'], preload: false, ...options } as axe.RunOptions,
      },
    );
  expect(await faults({ rules: { 'color-contrast': { enabled: contrast } } })).toEqual([]);
  if (!contrast) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await faults({ runOnly: ['color-contrast'] })).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
