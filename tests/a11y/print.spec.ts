import type { Page } from '@playwright/test';
import { withoutLanguage } from '#navigation/languages.ts';
import { overlappingTexts } from '../../rules/print/overlappingTexts.ts';
import { longPages } from '../support/onePageOfEachKind.ts';
import { printPage } from '../support/printPage.ts';
import { expect, languages, test } from '../support/site.ts';

test('a line on another line is found, tight lines are not', async ({ page }) => {
  const lines = (margin: string) =>
    page.setContent(`<html class="web-fonts"><h1 style="font-size:60px;line-height:.86">Work for you<br>परिचय हिंदी</h1>
      <p>Wages of May</p><p style="margin-top:${margin}">Wages of June</p></html>`);
  await lines('1em');
  expect(await overlappingTexts(await printPage(page))).toEqual([]);
  await lines('-1.8em');
  expect(await overlappingTexts(await printPage(page))).toEqual([
    'sheet 1: "Wages of May" on "Wages of June"',
  ]);
});

/** Lists in columns: at a page break the browser may lay the texts of their items on each other. */
const listsInColumns = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  const lists = page.locator('ul, ol, dl');
  return lists.evaluateAll((lists) =>
    lists.filter((list) => getComputedStyle(list).columnWidth !== 'auto').map(({ className }) => className),
  );
};

for (const language of languages)
  test(`${language}: no printed text of a guide, or of a landing page of each kind, lies on another`, async ({
    page,
  }) => {
    // `npm run check:print` prints all pages.
    for (const path of longPages.filter((path) => withoutLanguage(path).language === language)) {
      await page.goto(path);
      expect.soft(await listsInColumns(page), path).toEqual([]);
      expect.soft(await overlappingTexts(await printPage(page)), path).toEqual([]);
    }
  });
