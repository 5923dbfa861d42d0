import type { Page } from '@playwright/test';
import { addressIn, type Language } from '#navigation/languages.ts';
import { fixture } from '../support/fixture.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, goBack, languages, test } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** Expects each footer list to show four links, then all links, then four links again. */
async function expectFooterLists(page: Page) {
  const words = fixture.layout('en');
  const lists = [
    [words.footer.findJobs, 50, 60, /^\/jobs\//],
    [words.footer.popularJobs, 85, 120, /^\/jobs\//],
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
  const words = fixture.layout(language);
  const menu = page.getByRole('navigation', { name: words.mainNavigation });
  await expect(menu).toBeHidden();
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await expect(menu.getByRole('link')).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
}

/** What a thumb must hit on a phone: header, main actions, form, and the footer's own phone, email and toggles. */
const forThumbs = [
  'header a',
  'header button',
  'main a[href^="https://wa.me/"]',
  'main a[href^="tel:"]',
  'main a[href*="/contact?"]',
  'main li > a',
  'main h3 > a',
  'form :is(input:not([type=radio], [type=hidden]), select, textarea, button)',
  'form label:has([type=radio])',
  'footer dd a',
  'footer summary',
].join();

/** The visible elements that are lower than `height` or narrower than `width` pixels, with their sizes. */
const smaller = (page: Page, selector: string, height: number, width: number) =>
  page.locator(selector).evaluateAll(
    (elements, [height, width]) =>
      elements
        .filter((element) => element.checkVisibility())
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height < height || box.width < width)
        .map(({ element, box }) => `${element.textContent} ${box.width} x ${box.height}`),
    [height, width] as const,
  );

for (const language of languages)
  test(`${language}: on a phone a thumb hits every control, and one press leads to work and cities`, async ({
    page,
  }) => {
    for (const path of ['/', '/contact', '/jobs/lakepur']) {
      await page.goto(addressIn(language, path));
      const link = page
        .getByRole('banner')
        .getByRole('link', { name: fixture.layout(language).workAndCities });
      await expect(link).toHaveAttribute('href', addressIn(language, '/jobs'));
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await expect(link).toBeInViewport();
        const at = `${path} at ${width}`;
        expect(await smaller(page, forThumbs, 44, 24), at).toEqual([]);
        expect(await smaller(page, 'header :is(a, button)', 44, 44), at).toEqual([]);
        expect(await smaller(page, 'footer li a', 24, 24), at).toEqual([]);
        // The link to work and cities stands below the others.
        const bar = page
          .locator('header :is(a, button):visible')
          .filter({ hasNotText: fixture.layout(language).workAndCities });
        const header = await bar.evaluateAll((all) => {
          const centres = all.map((one) => one.getBoundingClientRect()).map((box) => box.y + box.height / 2);
          const name = all[0]?.querySelector('span')?.getBoundingClientRect().height ?? Number.NaN;
          return {
            apart: Math.max(...centres) - Math.min(...centres),
            lines: name / parseFloat(getComputedStyle(all[0] as Element).fontSize),
          };
        });
        expect(header.apart, `centres of the header of ${at}`).toBeLessThan(1);
        expect(header.lines, `two lines at most for the name on ${at}`).toBeLessThan(2.5);
      }
    }
  });

for (const language of languages)
  test(`${language}: the menu and the footer lists open; Back closes the menu, and so does the focus that leaves it`, async ({
    page,
  }) => {
    const words = fixture.layout(language);
    await page.goto(addressIn(language, '/about'));
    // The fixture has few pages in Hindi, so that its Hindi lists are never longer than four.
    if (language === 'en') await expectFooterLists(page);
    await expectMenu(page, language);
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    const menu = page.getByRole('navigation', { name: words.mainNavigation });
    await menu.getByRole('link', { name: words.navigation.services }).click();
    await expect(page).toHaveURL(addressIn(language, '/services'));
    await expect(menu).toBeHidden();
    await goBack(page);
    await expect(menu).toBeHidden();

    // It closes when the focus leaves it, in both directions.
    await page.getByRole('button', { name: words.menu, exact: true }).focus();
    for (const [edge, key] of [
      [menu.getByRole('button'), 'Shift+Tab'],
      [menu.getByRole('link').last(), 'Tab'],
    ] as const) {
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(menu.getByRole('button')).toBeFocused();
      await edge.focus();
      await expect(menu).toBeVisible();
      await page.keyboard.press(key);
      await expect(menu).toBeHidden();
    }
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu, the lists and the fonts work; notes stand in place of the forms, or above the resume to print', async ({
    page,
  }) => {
    const font = page.waitForResponse(/text-400\..*\.woff2$/);
    await page.goto('/about');
    expect((await font).ok()).toBe(true);
    await expectFooterLists(page);
    await expectMenu(page);
    const main = page.getByRole('main');
    for (const path of ['/', '/contact', '/hi/contact', '/resume']) {
      await page.goto(path);
      await expect(page.locator('form')).toBeVisible({ visible: path === '/resume' });
      const note = main.locator('p').filter({ hasText: 'JavaScript' });
      await expect(note.locator('a[href^="https://wa.me/"]')).toBeVisible();
      await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    }
    const { field, words } = resumeForm(page, fixture);
    await expect(field(words.about.name)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(words.schooling.levels['Class 8'], { exact: false }).last()).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/jobs');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const { name } = fixture.entry('jobs', 'orchard-keeper');
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
