import type { Page } from '@playwright/test';
import { withoutLanguage } from '#navigation/languages.ts';
import { formPages } from '#navigation/speculationRules.ts';
import { addAxe, expectAccessible } from '../support/expectAccessible.ts';
import { expectDarkOnPaper } from '../support/expectDarkOnPaper.ts';
import { expectReadable } from '../support/expectReadable.ts';
import { onePageOfEachKind } from '../support/onePageOfEachKind.ts';
import { expect, languages, openForm, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context }) => addAxe(context));

/** The controls that a screen reader calls invalid. */
async function invalidControls(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const { nodes } = await browser.send('Accessibility.getFullAXTree');
  await browser.detach();
  const isInvalid = (node: (typeof nodes)[number]) =>
    node.properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false');
  return nodes.filter(isInvalid).map(({ name }) => name?.value);
}

/** The visit also shows that the page does not violate its security policy: a console error would fail the test. */
async function expectUsablePage(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 740 });
  if (formPages.includes(path)) await openForm(page, path);
  else await page.goto(path);
  await waitForFonts(page);
  expect(await invalidControls(page)).toEqual([]);
  // Loads everything that loads lazily.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
  // The footer has most of a page's elements and is the same on each page.
  if (!/about$/.test(path)) await page.locator('footer').evaluate((footer) => footer.remove());
  await expectReadable(page);
  // A screen reader follows the document, eyes go down the only column. A ladder is read from its lowest step (h3).
  const tops = await page
    .locator('main :is(h1, h2)')
    .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await page.setViewportSize({ width: 1280, height: 900 });
  // A Hindi page has the colours of the English page of its kind.
  await expectAccessible(page, { contrast: !path.startsWith('/hi') });
  await expectDarkOnPaper(page);
}

const title = 'is accessible, holds text of double size, is read in its order, and has no empty link';

for (const language of languages)
  test(`${language}: a page of each kind ${title}`, async ({ page }) => {
    for (const path of onePageOfEachKind.filter((path) => withoutLanguage(path).language === language))
      await test.step(path, () => expectUsablePage(page, path));
  });

test.describe('without a page', () => {
  test.use({ expectedErrors: ['404'] });

  test(`an unknown address ${title}`, ({ page }) => expectUsablePage(page, '/nowhere'));
});
