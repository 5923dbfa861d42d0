import { onePageOfEachKind } from '../../scripts/onePageOfEachKind.ts';
import { withoutLanguage } from '../../src/config/languages.ts';
import { expect, test } from './site.ts';

for (const path of onePageOfEachKind) {
  const isHindi = withoutLanguage(path).language === 'hi';
  const how = isHindi ? 'the cut ones of Hindi' : 'its own faces, the headline in the one inside the page';
  test(`${path} is set in ${how}`, async ({ page }) => {
    await page.goto(path);
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].map(({ family, weight, unicodeRange, status }) => {
        const script = unicodeRange.startsWith('U+9') ? ' devanagari' : '';
        return `${family.replaceAll('"', '')} ${weight}${script}: ${status}`;
      });
    });
    if (isHindi) {
      expect(faces).toContain('Anek Hindi 400 devanagari: loaded');
      expect(faces).toContain('Anek Hindi 600 740 devanagari: loaded');
      expect(faces).toContain('Anek Hindi 600 740: loaded');
    } else {
      expect(faces).toContain('Anek Page Headline 740: loaded');
      expect(faces).toContain('Anek Text 400: loaded');
    }
  });
}
