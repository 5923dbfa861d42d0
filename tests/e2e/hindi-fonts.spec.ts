import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screens } from '#navigation/screens.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { devanagariWordsIn, hindiWords } from '../../integrations/fonts/hindiFontWords.ts';
import { contactForm } from '../support/contactForm.ts';
import { readContent } from '../support/content.ts';
import { expect, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

const content = readContent(contentFolder);

/** Every Hindi page, by the site map. */
const paths = [
  ...readFileSync('dist/sitemap.xml', 'utf8').matchAll(/<loc>https:\/\/[^/]+(\/hi[^<]*)<\/loc>/g),
].map(([, path = '']) => path);

/** The visible Hindi words that the fonts lack (specification 13.3). */
async function missingWords(page: Page) {
  const shown = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility()) continue;
      const { fontFamily } = getComputedStyle(element);
      // What visitors write is in a system font (`--font-typed`).
      if (!fontFamily.includes('"Anek Hindi"')) continue;
      texts.push(node.nodeValue ?? '');
    }
    return texts;
  });
  const inFonts = new Set(hindiWords());
  return devanagariWordsIn(shown).filter((word) => !inFonts.has(word));
}

test('the fonts have every Hindi word that the Hindi pages show', async ({ page }) => {
  // The owner may leave out every other page.
  expect(paths.length).toBeGreaterThanOrEqual(Object.keys(screens).length);
  for (const path of paths) {
    await page.goto(path);
    await waitForFonts(page);
    expect.soft(await missingWords(page), path).toEqual([]);
  }
});

test('the fonts have every Hindi word that the contact form shows in its errors, dialog and panel', async ({
  page,
}) => {
  const form = contactForm(page, content, 'hi');
  await form.open();
  await waitForFonts(page);
  await form.submit().click();
  await expect(page.getByRole('group', { name: form.words.problems })).toBeFocused();
  expect.soft(await missingWords(page), 'errors').toEqual([]);
  await form.fillApplication();
  await form.submit().click();
  await expect(form.code).toBeVisible();
  expect.soft(await missingWords(page), 'dialog').toEqual([]);
  await form.chooseChat();
  await page.bringToFront();
  await expect(form.panel).toBeVisible();
  expect.soft(await missingWords(page), 'panel').toEqual([]);
});
