import type { Page } from '@playwright/test';
import { contentFolder } from '#schemas/contentFolder.ts';
import {
  boldHindiWords,
  devanagariWordsIn,
  type HindiPages,
  hindiWords,
} from '../../integrations/fonts/hindiWords.ts';
import { contactForm } from '../support/contactForm.ts';
import { readContent } from '../support/content.ts';
import { expect, test } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

const content = readContent(contentFolder);

const pages: [group: HindiPages, paths: string[]][] = [
  ['screens', ['/hi', '/hi/about', '/hi/services', '/hi/industries', '/hi/clients', '/hi/contact']],
  ['landing', ['/hi/jobs', ...slugs('citiesHindi'), ...slugs('jobsHindi')]],
  ['legal', ['/hi/job-fraud', '/hi/privacy']],
];

function slugs(collection: 'citiesHindi' | 'jobsHindi') {
  return content.slugs(collection).map((slug) => `/hi/jobs/${slug}`);
}

/** The visible Hindi words that the fonts of the page's group lack, regular and bold (specification 13.3). */
async function missingWords(page: Page, group: HindiPages) {
  const { bold, regular } = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: { bold: string[]; regular: string[] } = { bold: [], regular: [] };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility()) continue;
      const { fontWeight, fontFamily } = getComputedStyle(element);
      // What visitors write is in a system font (`--font-typed`).
      if (!fontFamily.includes('"Anek Hindi"')) continue;
      texts[Number(fontWeight) >= 600 ? 'bold' : 'regular'].push(node.nodeValue ?? '');
    }
    return texts;
  });
  const lacking = (texts: string[], font: string[]) => {
    const inFont = new Set(font);
    return devanagariWordsIn(texts).filter((word) => !inFont.has(word));
  };
  return { bold: lacking(bold, boldHindiWords(group)), regular: lacking(regular, hindiWords(group)) };
}

const nothing = { bold: [], regular: [] };

for (const [group, paths] of pages)
  test(`the fonts of the group "${group}" have every Hindi word that its pages show`, async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      await waitForFonts(page);
      expect.soft(await missingWords(page, group), path).toEqual(nothing);
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
  expect.soft(await missingWords(page, 'screens'), 'errors').toEqual(nothing);
  await form.fillApplication();
  await form.submit().click();
  await expect(form.code).toBeVisible();
  expect.soft(await missingWords(page, 'screens'), 'dialog').toEqual(nothing);
  await form.chooseChat();
  await page.bringToFront();
  await expect(form.panel).toBeVisible();
  expect.soft(await missingWords(page, 'screens'), 'panel').toEqual(nothing);
});
