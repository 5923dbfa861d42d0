import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { startEditor } from '../../tests/support/editorOfCopy.ts';

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
    // A page of its own for each form: Decap asks before a form with changes is left.
    const open = async (address: string) => {
      const page = await browser.newPage({ viewport: { width: 1400, height: 800 } });
      await page.goto(`${editor.url}/edit#/collections/${address}`);
      return page;
    };
    const start = await open('agency');
    await start.getByRole('heading', { name: 'The agency and the footer' }).waitFor({ timeout: 90_000 });
    await save('editor-start', await start.screenshot({ clip: { x: 0, y: 0, width: 1400, height: 480 } }));

    const footer = await open('agency/entries/footer');
    await pageBeside(footer, '/');
    await save('ordered-list', await footer.screenshot({ clip: { x: 0, y: 66, width: 700, height: 380 } }));

    await photoOfFounder(await open('agency/entries/agency'), save);

    const city = await open('cities/entries/agra');
    await pageBeside(city, '/jobs/agra');
    await save('editor', await city.screenshot());
    await conflict(city, join(editor.folder, 'content/cities/agra.yaml'), save);
  } finally {
    await editor.stop();
  }
}

/** Waits until the page beside the form has its fonts. The dev server may load it twice. */
const pageBeside = (page: Page, path: string) =>
  page
    .frameLocator('iframe')
    .frameLocator(`iframe[src="${path}"]`)
    .locator('html.web-fonts h1')
    .waitFor({ timeout: 90_000 });

async function photoOfFounder(page: Page, save: Save): Promise<void> {
  const buffer = await sharp(Buffer.from(portrait)).jpeg().toBuffer();
  await page.getByLabel('Choose a file').setInputFiles({ name: 'Asha.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('Stored as asha.webp').waitFor({ timeout: 30_000 });
  await page.getByLabel('What the picture shows', { exact: false }).first().fill('Asha Verma at her desk.');
  await save('photo-field', await pictureOf(page, page.locator('[id^="photo-field"]')));
}

/** The message that a form gets when its file has been changed in a text editor. */
async function conflict(page: Page, file: string, save: Save): Promise<void> {
  const text = readFileSync(file, 'utf8');
  await page.getByLabel('State', { exact: true }).fill('Uttar Pradesh (UP)');
  writeFileSync(file, text.replace(/^(state|headline): .*/gm, '$1: The words of the file'));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Save now').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save mine' }).waitFor();
  await save('conflict', await dialog.screenshot());
}

/** A part of a form with its label, without what lies over it. */
async function pictureOf(page: Page, part: Locator): Promise<Buffer> {
  await part.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await part.boundingBox();
  if (!box) throw new Error('The part of the form is not on the screen.');
  const { x, y, width, height } = box;
  return page.screenshot({ clip: { x: x - 8, y: y - 40, width: width + 16, height: height + 48 } });
}
