import { addressIn } from '#navigation/languages.ts';
import { withLargeText } from '../support/expectReadable.ts';
import { expect, languages, test } from '../support/site.ts';
import { struckWords } from '../support/struckWords.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

for (const language of languages)
  test(`${language}: the drawn lines touch no word from phones to wide screens, nor with text of double size`, async ({
    page,
  }) => {
    const expectClear = async (path: string, step: number) => {
      for (let width = 320; width <= 1920; width += step) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await struckWords(page), `${path}, ${width} pixels`).toEqual([]);
      }
    };
    for (const path of ['/', '/about'].map((path) => addressIn(language, path))) {
      await page.goto(path);
      await waitForFonts(page);
      await expectClear(path, 320);
      await withLargeText(page, () => expectClear(`${path}, large text`, 800));
    }
  });
