import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

/** True in the project that runs in Firefox. */
export const isFirefox = () => base.info().project.name === 'firefox';

export const languages = ['en', 'hi'] as const;

type Fixtures = {
  /** Parts of the console errors that the test expects. Any other console error fails the test. */
  expectedErrors: string[];
  quiet: undefined;
};

/**
 * Playwright's test, with a stub page instead of WhatsApp. Console errors fail the test. They include
 * violations of the site's security policy: policy.spec.ts shows that the browser logs these.
 */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => text.includes(expected))) errors.push(text);
      };
      context.on('console', (message: ConsoleMessage) => message.type() === 'error' && note(message.text()));
      context.on('weberror', (error) => note(error.error().message));
      await context.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>WhatsApp</h1>' }),
      );
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until the page's form is hydrated. */
export async function waitForForm(page: Page) {
  // React may put another form in its place meanwhile.
  await expect(() => page.locator('form').scrollIntoViewIfNeeded()).toPass();
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
}

/** Opens a page and waits until its form is hydrated. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  await waitForForm(page);
}

/**
 * Keeps the open page out of the back/forward cache, by an unload listener: on Back the browser then builds it again, as
 * it does with a page that it has killed.
 */
export const keepOutOfCache = (page: Page) => page.evaluate(() => addEventListener('unload', () => {}));

/** Goes back. A page from the back/forward cache fires no load event. */
export async function goBack(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { isLeft: true });
    history.back();
  });
  await page.waitForFunction(() => !('isLeft' in window) && document.readyState === 'complete');
  if (!isFirefox()) return;
  // Playwright hears from Firefox only that this navigation began, and waits for its end. One that is stopped is an end;
  // but it also stops the scripts of a form in view, if they are still on their way.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr] > *')].every((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom <= 0 || top >= innerHeight;
    }),
  );
  await page.evaluate(() => {
    location.assign('/about');
    window.stop();
  });
}

/** Delays scripts, as a slow network does, until the returned function is called. */
export async function holdScripts(page: Page, which: RegExp = /\/_astro\/.*\.js$/) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** The `text` of a wa.me link, decoded. */
export const textOf = (href: string | null) => new URL(href ?? '').searchParams.get('text');
