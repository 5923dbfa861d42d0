import type { Page } from '@playwright/test';
import { addressIn, type Language } from '#navigation/languages.ts';
import { fixture } from '../support/fixture.ts';
import { expect, languages, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Expects each footer list to show four links, then all links, then four links again. */
async function expectFooterLists(page: Page, language: Language = 'en') {
  const words = fixture.chrome(language);
  const lists = [
    [words.footer.findJobs, 50, 60, /^(\/hi)?\/jobs\//],
    [words.footer.popularJobs, 85, 120, /^(\/hi)?\/jobs\//],
    [words.footer.jobsByDepartment, 30, 30, /^\/department\//],
    [words.footer.jobsByCompany, 28, 28, /^\/company\//],
  ] as const;
  for (const [title, least, most, address] of lists) {
    const list = page.locator('footer section').filter({ has: page.getByRole('heading', { name: title }) });
    const links = list.getByRole('link');
    await expect(links).toHaveCount(4);
    await list.getByText(words.footer.viewMore).click();
    await expect(list.getByText(words.footer.viewLess)).toBeVisible();
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    expect(hrefs.length).toBeGreaterThanOrEqual(least);
    expect(hrefs.length).toBeLessThanOrEqual(most);
    expect(hrefs.filter((href) => !address.test(href))).toEqual([]);
    await list.getByText(words.footer.viewLess).click();
    await expect(links).toHaveCount(4);
  }
}

/** Expects the menu to open, and Escape to close it. */
async function expectMenu(page: Page, language: Language = 'en') {
  const words = fixture.chrome(language);
  const menu = page.getByRole('navigation', { name: words.mainNavigation });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await expect(menu.getByRole('link')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

for (const language of languages)
  test(`${language}: the menu and the footer lists open and close; the menu is closed after a link and after Back`, async ({
    page,
  }) => {
    const words = fixture.chrome(language);
    await page.goto(addressIn(language, '/about'));
    await expectFooterLists(page, language);
    await expectMenu(page, language);
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: words.mainNavigation });
    await menu.getByRole('link', { name: words.navigation.services }).click();
    await expect(page).toHaveURL(addressIn(language, '/services'));
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(menu).toBeHidden();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu, the footer lists and the fonts work, and notes replace the forms', async ({ page }) => {
    const font = page.waitForResponse(/text-400\..*\.woff2$/);
    await page.goto('/about');
    expect((await font).ok()).toBe(true);
    await expectFooterLists(page);
    await expectMenu(page);
    for (const path of ['/', '/contact', '/hi/contact']) {
      await page.goto(path);
      await expect(page.locator('form')).toBeHidden();
      const note = page.getByRole('main').locator('p').filter({ hasText: 'JavaScript' });
      await expect(note.locator('a[href^="https://wa.me/"]')).toBeVisible();
      await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    }
  });
});
