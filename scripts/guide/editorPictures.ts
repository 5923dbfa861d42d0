import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditor } from '../../tests/support/editorOfCopy.ts';

/** For computers without a font for Hindi, such as those that run tests. */
const hindiFont = `@font-face {
  font-family: Hindi;
  src: url(data:font/woff2;base64,${readFileSync(
    'node_modules/@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2',
    'base64',
  )});
} body { font-family: system-ui, Hindi; }`;

type Save = (name: string, picture: Buffer) => Promise<void>;

/** A drawing for the field of the founder's photo: the sample has no founder. */
const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
  <rect width="800" height="800" fill="#e9dcc3"/>
  <path d="M210 420c-20-400 400-400 380 0v160H210z" fill="#2a1a16"/>
  <circle cx="400" cy="360" r="150" fill="#a9714b"/>
  <path d="M120 800c0-220 130-280 280-280s280 60 280 280z" fill="#0f6672"/>
</svg>`;

/** Takes the pictures of the content editor, of a copy of the project. */
export async function takeEditorPictures(browser: Browser, save: Save): Promise<void> {
  const editor = await startEditor();
  try {
    const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
    const open = async (address: string) => {
      await page.goto(`${editor.url}/edit#/${address}`);
      await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 90_000 });
      await page.addStyleTag({ content: hindiFont });
    };
    await open('');
    await page.getByRole('link', { name: 'The agency: Email address' }).waitFor({ timeout: 90_000 });
    await save('editor-start', await page.screenshot({ clip: { x: 0, y: 0, width: 1400, height: 620 } }));

    await open('form/footer.yaml');
    await save('ordered-list', await page.screenshot({ clip: { x: 256, y: 0, width: 740, height: 520 } }));

    await open('form/agency.yaml');
    await photoOfFounder(page, save);

    await open('form/cities/agra.yaml');
    const beside = page.frameLocator('iframe[src="/jobs/agra"]');
    // The dev server may load the page beside the form twice.
    await beside.locator('html.web-fonts h1').waitFor({ timeout: 90_000 });
    await beside.locator('html').evaluate(() => document.fonts.ready.then(() => undefined));
    await save('editor', await page.screenshot());
    await conflict(page, join(editor.folder, 'content/cities/agra.yaml'), save);
  } finally {
    await editor.stop();
  }
}

async function photoOfFounder(page: Page, save: Save): Promise<void> {
  const buffer = await sharp(Buffer.from(portrait)).jpeg().toBuffer();
  const input = page.getByLabel('Picture', { exact: true });
  await input.setInputFiles({ name: 'Asha.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('Stored as asha.webp').waitFor({ timeout: 30_000 });
  await page.getByLabel('What the picture shows', { exact: true }).fill('Asha Verma at her desk.');
  await save('photo-field', await page.getByRole('group', { name: 'Photo of the founder' }).screenshot());
}

/** The message that a form gets when its file has been changed in a text editor. */
async function conflict(page: Page, file: string, save: Save): Promise<void> {
  const text = readFileSync(file, 'utf8');
  await page.getByLabel('State', { exact: true }).fill('Uttar Pradesh (UP)');
  writeFileSync(file, text.replace(/^(state|headline): .*/gm, '$1: The words of the file'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save mine' }).waitFor();
  await save('conflict', await dialog.screenshot());
}
