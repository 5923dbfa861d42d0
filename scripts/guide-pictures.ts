/** `npm run guide:pictures`: after a build, writes the pictures of docs/editing-content.md. */
import { mkdirSync, statSync } from 'node:fs';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../integrations/hosting/siteServer.ts';
import { findChromium } from '../tests/support/browser.ts';
import { waitForFonts } from '../tests/support/waitForFonts.ts';
import { takeEditorPictures } from './guide/editorPictures.ts';
import { guidePictures } from './guide/pictures.ts';

const width = 1280;
const folder = 'docs/pictures';

mkdirSync(folder, { recursive: true });
const { server, url } = await serveSite(0);
const browser = await chromium.launch({ executablePath: findChromium() });
const page = await browser.newPage({
  reducedMotion: 'reduce',
  colorScheme: 'light',
});
for (const { name, path, from, height, marks } of guidePictures) {
  await page.setViewportSize({ width, height });
  await page.goto(url + path);
  await waitForFonts(page);
  if (from)
    await page
      .locator(from)
      .first()
      .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 60));
  for (const [index, selector] of marks.entries()) await mark(selector, String(index + 1));
  await savePicture(name, await page.screenshot());
}
server.close();
await takeEditorPictures(browser, savePicture);
await browser.close();

/** Draws a number to the left of an element. Fails if there is no such element: the guide would be wrong. */
async function mark(selector: string, number: string): Promise<void> {
  const found = page.locator(selector).first();
  await found.evaluate((element, number) => {
    const { left, top } = element.getBoundingClientRect();
    const disc = document.createElement('div');
    disc.textContent = number;
    Object.assign(disc.style, {
      position: 'absolute',
      left: `${Math.max(4, left - 46)}px`,
      top: `${top + scrollY}px`,
      width: '38px',
      lineHeight: '38px',
      borderRadius: '50%',
      background: '#b3123c',
      color: '#fff',
      font: 'bold 22px/38px sans-serif',
      textAlign: 'center',
      zIndex: '9999',
    });
    document.body.append(disc);
  }, number);
}

async function savePicture(name: string, picture: Buffer): Promise<void> {
  const file = `${folder}/${name}.webp`;
  await sharp(picture).resize({ width: 880, withoutEnlargement: true }).webp({ quality: 70 }).toFile(file);
  console.log(`${file} ${Math.round(statSync(file).size / 1000)} KB`);
}
