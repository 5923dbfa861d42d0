import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { onePageOfEachKind } from '../support/onePageOfEachKind.ts';
import { expect, fillApplication, openForm, test } from '../support/site.ts';

const check = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([]);
};

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of onePageOfEachKind) {
      test(`${path} has no accessibility fault`, async ({ page }) => {
        if (/^(\/hi)?(\/|\/contact)?$/.test(path)) await openForm(page, path);
        else await page.goto(path);
        await check(page);
      });
    }

    test.describe('the 404 page', () => {
      test.use({ expectedErrors: ['404'] });
      test('has no accessibility fault', async ({ page }) => {
        await page.goto('/nowhere');
        await check(page);
      });
    });

    test('nor has the phone menu, or a footer list, when open', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/about');
      await page.getByText('View More').first().click();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await check(page);
    });

    test('nor has the Hindi contact form with errors, and in the dialog', async ({ page }) => {
      await openForm(page, '/hi/contact?for=employers');
      const submit = page.getByRole('button', { name: 'हायरिंग रिक्वेस्ट भेजें' });
      await submit.click();
      await check(page);
      for (const name of ['name', 'phone', 'company', 'message'])
        await page.locator(`[name=${name}]`).fill('आशा');
      await page.locator('[name=email]').fill('asha@example.in');
      await submit.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page);
    });

    test('nor has the contact form with errors, in the dialog, and after', async ({ page }) => {
      await openForm(page, '/contact');
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await check(page);
      await fillApplication(page);
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await check(page);
      await page.getByRole('link', { name: /^OK/ }).click();
      await expect(page.getByText('Thank you for your submission!')).toBeVisible();
      await check(page);
    });
  });
}
