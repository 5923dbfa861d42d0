import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { formPages } from '#navigation/formPages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { contactForm } from '../support/contactForm.ts';
import { readContent } from '../support/content.ts';
import { onePageOfEachKind } from '../support/onePageOfEachKind.ts';
import { expect, openForm, test, textOf } from '../support/site.ts';

/** The owner's content, from which the tested site is built. */
const content = readContent(contentFolder);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * Checks the current state of a page in light colours, and its contrast in dark colours. The footer has most
 * of a page's elements and is the same on each page, so it is checked only if a test asks for it. Contrast takes most of
 * the time; a Hindi page has the colours of the English page of its kind.
 */
async function check(page: Page, { footer = false, contrast = true } = {}) {
  const axe = () => {
    // The default mode opens a page for each analysis, to support frames. This site has no frames.
    const builder = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
    return footer ? builder : builder.exclude('footer');
  };
  if (!contrast) return expect(await violations(axe().disableRules('color-contrast'))).toEqual([]);
  expect(await violations(axe())).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(axe().withRules('color-contrast'))).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`);
}

// The visit also shows that no page violates its security policy: a console error would fail the test.
for (const path of [...onePageOfEachKind, '/nowhere'])
  test.describe(path, () => {
    test.use({ expectedErrors: path === '/nowhere' ? ['404'] : [] });

    test('is accessible, has no empty link, fits 320 pixels, and is read in its order', async ({ page }) => {
      const hasForm = formPages.includes(path);
      if (hasForm) await openForm(page, path);
      else await page.goto(path);
      // Loads everything that loads lazily.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await check(page, { footer: /about$/.test(path), contrast: !path.startsWith('/hi') });
      await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // A screen reader follows the document, eyes go down the only column. A ladder is read from its lowest step (h3).
      const tops = await page
        .locator('main :is(h1, h2)')
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
  });

test('the phone menu and a footer list are accessible when open', async ({ page }) => {
  const words = content.layout('en');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const more = page.getByText(words.footer.viewMore).first();
  // The owner may leave out so many pages that no list has more.
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await check(page, { footer: true });
});

// Also that an owner's own texts and phone number arrive.
test('an enquiry by WhatsApp is accessible in errors, dialog and panel', async ({ page }) => {
  const form = contactForm(page, content);
  const { words } = form;
  await form.open();
  await form.submit().click();
  await expect(page.getByRole('group', { name: words.problems })).toBeFocused();
  await check(page);
  await form.fillApplication();
  await form.submit().click();
  await expect(form.code).toBeVisible();
  await check(page);
  const message = await form.previewText();
  const { address } = await form.chooseChat();
  expect(address).toContain(`https://wa.me/${content.digits}?text=`);
  expect(textOf(address)).toBe(message);
  await expect(form.panel).toBeVisible();
  await check(page);
});

test("the home page's form is accessible when it shows errors", async ({ page }) => {
  await openForm(page, '/');
  await page.getByRole('button', { name: content.forms('en').home.idle }).click();
  await expect(page.locator('[name=name]')).toBeFocused();
  await check(page);
});
