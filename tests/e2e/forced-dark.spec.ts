import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { findTestBrowser } from '../support/browser.ts';
import { contactForm } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, openForm, test } from '../support/site.ts';

// A browser on a laptop that makes every page dark itself.
const settings = {
  primaryHoverType: 2,
  availableHoverTypes: 2,
  primaryPointerType: 4,
  availablePointerTypes: 4,
  forceDarkModeEnabled: true,
};
test.use({
  launchOptions: {
    executablePath: findTestBrowser(),
    args: [
      `--blink-settings=${Object.entries(settings)
        .map((setting) => setting.join('='))
        .join(',')}`,
    ],
  },
});

/** How light the ground and the signs of a picture are, from 0 to 255. A quarter must be ground, one part in a thousand sign. */
async function tonesOf(element: Locator) {
  await element.scrollIntoViewIfNeeded();
  const data = await sharp(await element.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  const tones = [...data].sort((a, b) => a - b);
  const at = (part: number) => tones[Math.floor(part * tones.length)] ?? 0;
  return { sign: at(0.001), ground: at(0.75) };
}

// Letters have soft edges.
const darkOnLight = { sign: expect.closeTo(0, -2), ground: 255 };

test('the QR code is dark on light, where an SVG would be dark on dark', async ({ page }) => {
  const form = contactForm(page, fixture);
  await form.open('?for=employers');
  await form.fillHiringRequest();
  await form.submit('hiring-request').click();
  await expect(form.code).toBeVisible();
  expect(await tonesOf(form.code)).toEqual(darkOnLight);
  // The site's policy forbids to write into its pages.
  await page.goto('about:blank');
  await page.setContent(
    '<svg role="img" width="200" height="200" style="background: #fff"><path d="M0 0h100v200h-100z" fill="#000" /></svg>',
  );
  expect(await tonesOf(page.getByRole('img'))).not.toEqual(darkOnLight);
});

test('the preview of the resume is dark on light', async ({ page }) => {
  await openForm(page, '/resume');
  await page.locator('form input[name]').first().fill('Asha Verma');
  expect(await tonesOf(page.locator('[role=img]:has(svg text)'))).toEqual(darkOnLight);
});
