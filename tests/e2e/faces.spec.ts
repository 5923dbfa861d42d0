import { withoutLanguage } from '#navigation/languages.ts';
import { onePageOfEachKind } from '../support/onePageOfEachKind.ts';
import { expect, test } from '../support/site.ts';

for (const path of onePageOfEachKind) {
  const isHindi = withoutLanguage(path).language === 'hi';
  const how = isHindi ? 'the cut ones of Hindi' : 'its own faces, the headline in the one inside the page';
  test(`${path} is set in ${how}, after its first paint`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('footer[data-set]')).toHaveCount(1);
    const faces = await page.evaluate(() => {
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
      expect(faces).toContain('Anek H1 740: loaded');
      expect(faces).toContain('Anek Text 400: loaded');
    }
  });
}

test('from page to page the faces do not wait', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('footer[data-set]')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveTitle(/^About/);
  await expect(page.locator('html[data-faces]')).toHaveCount(0);
  expect(await page.evaluate(() => document.fonts.check('1em "Anek Text"'))).toBe(true);
});

test('no face is asked for before the first paint, and little moves when they come', async ({ page }) => {
  for (const path of onePageOfEachKind) {
    await page.goto(path);
    await expect(page.locator('footer[data-set]')).toHaveCount(1);
    const { firstPaint, firstFace, shift } = await page.evaluate(async () => {
      const shifts = new Promise<number>((done) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries() as (PerformanceEntry & { value: number })[];
          done(entries.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 300);
      });
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const faces = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return {
        firstPaint: paint?.startTime ?? Number.NaN,
        firstFace: Math.min(...faces.map(({ startTime }) => startTime)),
        shift: await shifts,
      };
    });
    expect(firstFace, path).toBeGreaterThan(firstPaint);
    // A line that breaks elsewhere in the web face; 0.1 is what Core Web Vitals call good.
    expect(shift, path).toBeLessThan(0.05);
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the faces come as they load', async ({ page }) => {
    const face = page.waitForResponse(/text-400\..*\.woff2$/);
    await page.goto('/');
    expect((await face).ok()).toBe(true);
  });
});
