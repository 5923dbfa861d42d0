import type { Page } from '@playwright/test';
import { addressIn } from '#navigation/languages.ts';
import { fixture } from '../support/fixture.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, languages, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

test.use({ viewport: { width: 360, height: 740 } });

const words = fixture.layout('en');

/** What a thumb must hit on a phone: main actions, form, and the footer's own phone, email and toggles. */
const forThumbs = [
  'main :is(a[href^="https://wa.me/"], a[href^="tel:"], a[href*="/contact?"], li > a, h3 > a)',
  'form :is(input:not([type=radio], [type=hidden]), select, textarea, button, label:has([type=radio]))',
  'footer :is(dd a, summary)',
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
  test(`${language}: a thumb hits every control; one press leads to work and cities`, async ({ page }) => {
    const { workAndCities } = fixture.layout(language);
    const header = page.getByRole('banner');
    const hub = header.getByRole('link', { name: workAndCities });
    for (const path of ['/', '/contact', '/jobs/lakepur']) {
      await page.goto(addressIn(language, path));
      await waitForFonts(page);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const at = `${path} at ${width}`;
        expect(await smaller(page, forThumbs, 44, 24), at).toEqual([]);
        expect(await smaller(page, 'header :is(a, button)', 44, 44), at).toEqual([]);
        expect(await smaller(page, 'footer li a', 24, 24), at).toEqual([]);
        await expect(hub).toBeInViewport();
        // The link to work and cities stands below the others.
        const bar = header.locator(':is(a, button):visible').filter({ hasNotText: workAndCities });
        const centres = await bar.evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
        );
        expect(Math.max(...centres) - Math.min(...centres), `centres ${at}`).toBeLessThan(1);
        const name = header.locator('span').first();
        const lines = await name.evaluate(
          (it) => it.clientHeight / parseFloat(getComputedStyle(it).fontSize),
        );
        expect(lines, `two lines at most for the name, ${at}`).toBeLessThan(2.5);
      }
    }
    await expect(hub).toHaveAttribute('href', addressIn(language, '/jobs'));
  });

test('the menu is closed when the focus leaves it', async ({ page }) => {
  await page.goto('/about');
  const menu = page.getByRole('navigation', { name: words.mainNavigation });
  const button = page.getByRole('button', { name: words.menu, exact: true });
  await button.focus();
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

  test('menu, lists and fonts work; a note stands for a form, and above the resume', async ({ page }) => {
    const font = page.waitForResponse(/text-400\..*\.woff2$/);
    await page.goto('/about');
    expect((await font).ok()).toBe(true);
    const { footer } = words;
    const heading = page.getByRole('heading', { name: footer.popularJobs });
    const list = page.locator('footer section').filter({ has: heading });
    await list.getByText(footer.viewMore).click();
    await expect(list.getByRole('link')).toHaveCount(5);
    await list.getByText(footer.viewLess).click();
    await expect(list.getByRole('link')).toHaveCount(4);
    const menu = page.getByRole('navigation', { name: words.mainNavigation });
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await expect(menu.getByRole('link')).toHaveCount(6);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();

    const main = page.getByRole('main');
    for (const path of ['/', '/contact', '/resume']) {
      await page.goto(path);
      await expect(page.locator('form')).toBeVisible({ visible: path === '/resume' });
      const note = main.locator('p').filter({ hasText: 'JavaScript' });
      await expect(note.locator('a[href^="https://wa.me/"]')).toBeVisible();
      await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    }
    const resume = resumeForm(page, fixture);
    await expect(resume.field(resume.words.about.name)).toBeVisible();
    await expect(main.getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(resume.words.schooling.levels['Class 8']).last()).toBeVisible();

    await page.emulateMedia({ media: 'screen' });
    await page.goto('/jobs');
    await expect(page.getByRole('searchbox')).toBeHidden();
    const { name } = fixture.entry('jobs', 'orchard-keeper');
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible();
  });
});
