import { onePageOfEachKind } from '../../scripts/onePageOfEachKind.ts';
import { expect, test } from './site.ts';

for (const path of onePageOfEachKind) {
  test(`${path} is set in its own faces, the headline in the one inside the page`, async ({ page }) => {
    await page.goto(path);
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ family, status }) => `${family.replaceAll('"', '')}: ${status}`);
    });
    expect(faces).toContain('Anek Page Headline: loaded');
    expect(faces).toContain('Anek Text: loaded');
  });
}
