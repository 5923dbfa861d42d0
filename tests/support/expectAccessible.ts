import { type BrowserContext, expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/**
 * Gives axe to every page that is opened from now on. The browser compiles it once for all of them: four times as fast as
 * giving it to each open page.
 */
export const addAxe = (context: BrowserContext) =>
  context.addInitScript({ path: 'node_modules/axe-core/axe.min.js' });

type Options = {
  /** Selectors of the parts, and of what is left out in them. */
  include?: string[];
  exclude?: string[];
  /** Contrast takes most of the time. */
  contrast?: boolean;
};

/** The attributes of a page that name an id which no element has. axe lets those of `aria-describedby` pass. */
const danglingReferences = (page: Page) =>
  page.evaluate(() =>
    ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'].flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
        .filter((id) => !document.getElementById(id))
        .map((id) => `${name}="${id}"`),
    ),
  );

/**
 * Expects that axe finds no fault in the current state of a page in light colours, nor in its contrast in dark colours,
 * and that what its attributes refer to is there. `addAxe` must come before the page is opened.
 */
export async function expectAccessible(
  page: Page,
  { include = ['html'], exclude = [], contrast = true }: Options = {},
) {
  const faults = (options: axe.RunOptions, without: string[] = []) =>
    page.evaluate(
      async ({ context, options }) => {
        const { violations } = await (window as typeof window & { axe: typeof axe }).axe.run(
          context,
          options,
        );
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
      },
      {
        context: { include, exclude: [...exclude, ...without] },
        // Else it fetches each stylesheet again, for a rule that is off.
        options: { resultTypes: ['violations'], preload: false, ...options } as axe.RunOptions,
      },
    );
  expect(await danglingReferences(page)).toEqual([]);
  expect(await faults({ rules: { 'color-contrast': { enabled: false } } })).toEqual([]);
  if (!contrast) return;
  // The items of a list look alike.
  const contrastFaults = () => faults({ runOnly: ['color-contrast'] }, ['li:nth-child(n+4)']);
  expect(await contrastFaults()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastFaults()).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}
