import { existsSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { startEditor } from '../support/editorOfCopy.ts';

test.describe.configure({ mode: 'serial', timeout: 180_000 });

let editor: Awaited<ReturnType<typeof startEditor>>;
test.beforeAll(async () => {
  // A hook has its own timeout. Vite's server starts slowly on a busy machine.
  test.setTimeout(180_000);
  editor = await startEditor();
});
test.afterAll(() => editor?.stop());

const fileText = (path: string) => readFileSync(join(editor.folder, path), 'utf8');

async function open(page: Page, address: string) {
  await page.goto(`${editor.url}/edit#/collections/${address}`);
  // The dev server compiles its first page only now.
  await expect(page.getByRole('button', { name: /^Saved?$/ })).toBeVisible({ timeout: 60_000 });
}

async function save(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Save now').click();
}

/** The preview of the page, beside the form. */
const beside = (page: Page) => page.frameLocator('iframe').frameLocator('iframe');

test('a changed text is saved, comments are kept, and the preview shows the text', async ({ page }) => {
  const before = fileText('content/agency.yaml');
  const content = parse(before);
  const blurb = 'We introduce people to employers: one by one.';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await open(page, 'agency/entries/agency');
  await expect(beside(page).locator('footer')).toContainText(content.blurb, { timeout: 60_000 });
  await page.getByLabel('About the agency').fill(blurb);
  await save(page);
  await expect(beside(page).locator('footer')).toContainText(blurb, { timeout: 60_000 });
  const after = fileText('content/agency.yaml');
  expect(parse(after)).toEqual({ ...content, blurb });
  const others = (text: string) => text.replace(/^blurb: .*(\n +.*)*$/m, '');
  expect(others(after)).toBe(others(before));
  // No request goes to another host. Blobs and inline images have no host.
  expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(editor.url).host]));
});

test('a value that the build would refuse is not saved, and the reason is shown', async ({ page }) => {
  const [city = ''] = readdirSync(join(editor.folder, 'content/cities'));
  const file = `content/cities/${city}`;
  const before = fileText(file);
  await open(page, `cities/entries/${city.replace('.yaml', '')}`);
  await page.getByLabel('Title in search results').fill('Jobs in this city '.repeat(6));
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Not saved' });
  await expect(dialog).toContainText(/^Not savedTitle in search results\..*a text of at most 65 characters/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  expect(fileText(file)).toBe(before);
});

test('an empty field that is needed is scrolled into view, and a closed item opens by its words', async ({
  page,
}) => {
  await open(page, 'agency/entries/agency');
  await page.getByLabel("Agency's name").fill('');
  // Its words are the days and times of the first opening time.
  const { open: times } = parse(fileText('content/agency.yaml')).hours;
  await page.getByText(`${times[0].from} · ${times[0].to} · ${times[0].opens} · ${times[0].closes}`).click();
  await expect(page.getByLabel('Closes at')).toHaveValue(times[0].closes);
  await page.getByLabel('Closes at').scrollIntoViewIfNeeded();
  await expect(page.getByLabel("Agency's name")).not.toBeInViewport();
  await save(page);
  await expect(page.getByLabel("Agency's name")).toBeInViewport();
});

test('samples that are right as they are lose their marks, and the switch for them disappears', async ({
  page,
}) => {
  const file = 'content/agency.yaml';
  const content = parse(fileText(file));
  await open(page, 'agency/entries/agency');
  await page.getByRole('switch', { name: 'I have read this form' }).click();
  await save(page);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(fileText(file)).toMatch(/ closes: .*\d"$/m);
  expect(fileText(file)).toMatch(/^siteUrl: .* # sample$/m);
  expect(parse(fileText(file))).toEqual(content);
  await page.reload();
  await expect(page.getByLabel("Agency's name")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('switch', { name: 'I have read this form' })).toBeHidden();
});

test('a new entry is saved as a file that names its schema, with a logo that was uploaded', async ({
  page,
}) => {
  await open(page, 'clients/new');
  await page.getByLabel('Name of the client').fill('A client of the test');
  await page.getByLabel('Industry').fill('Logistics');
  await page.getByLabel('What you did for them').fill('Warehouses that needed a night shift.');
  const picture = await sharp({ create: { width: 600, height: 300, channels: 3, background: '#c00' } })
    .jpeg()
    .toBuffer();
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'The Logo.JPG', mimeType: 'image/jpeg', buffer: picture });
  await expect(page.getByRole('status').getByText('Stored as the-logo.webp')).toBeVisible();
  // A refused picture leaves the chosen one.
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'bad.svg', mimeType: 'image/svg+xml', buffer: svg });
  await expect(page.getByText('bad.svg has an event handler')).toBeVisible();
  const chosen = page.getByRole('img', { name: 'the-logo.webp' });
  await expect(chosen).toHaveJSProperty('naturalWidth', 264);
  await save(page);
  const path = 'content/clients/a-client-of-the-test.yaml';
  await expect(() => expect(existsSync(join(editor.folder, path))).toBe(true)).toPass();
  expect(fileText(path)).toBe(
    '# yaml-language-server: $schema=../.schemas/clients.json\nname: A client of the test\nindustry: Logistics\n' +
      'description: Warehouses that needed a night shift.\nlogo: the-logo.webp\n',
  );
});

test('the keyboard alone reorders a list, and the new order is saved', async ({ page }) => {
  const cities: string[] = parse(fileText('content/footer.yaml')).cities;
  const [first = '', second = '', ...others] = cities;
  const [moved = ''] = others.splice(3, 1);
  const name = parse(fileText(`content/cities/${moved}.yaml`)).name;
  await open(page, 'agency/entries/footer');
  const list = page.getByRole('group', { name: 'Cities in the footer' });
  const position = list.getByLabel(`Position of ${name}`, { exact: true });
  await position.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('status')).toHaveText(`${name} is now 3rd of ${cities.length}.`);
  await expect(position).toBeFocused();
  await expect(position).toHaveValue('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(list.getByRole('status')).toHaveText(`${name} is now 2nd of ${cities.length}.`);
  await expect(list.getByRole('button', { name: `Move ${name} up`, exact: true })).toBeFocused();
  const { violations } = await new AxeBuilder({ page }).include('.ordered-entries').analyze();
  expect(violations).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Save now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  expect(parse(fileText('content/footer.yaml')).cities).toEqual([first, moved, second, ...others]);
});

test('a list that is too short is not saved and says how many to add; the mouse moves a row', async ({
  page,
}) => {
  const before = fileText('content/footer.yaml');
  const { companies } = parse(before);
  await open(page, 'agency/entries/footer');
  const list = page.getByRole('group', { name: 'Companies in the footer' });
  await list
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(list).toContainText(`exactly ${companies.length} are needed: add 1`);
  await save(page);
  const error = page.getByRole('listitem').filter({ hasText: 'are needed: add 1' });
  await expect(error).toBeVisible();
  expect(fileText('content/footer.yaml')).toBe(before);
  await list.getByRole('button', { name: 'Add this company' }).click();
  await expect(list.getByRole('status')).toContainText(`of ${companies.length}`);
  const rows = list.getByRole('listitem');
  await rows.nth(3).locator('.handle').dragTo(rows.nth(1));
  await expect(list.getByRole('status')).toContainText(`is now 2nd of ${companies.length}`);
});

test('a new city starts from the example, tells its address, and shows its page after it is saved', async ({
  page,
}) => {
  const example = parse(fileText('owner/edit/examples/city.yaml'));
  await open(page, 'cities/new');
  await expect(page.getByLabel('Name of the city')).toHaveValue(example.name);
  await page.getByLabel('Name of the city').fill('Zedpur Hills');
  await expect(page.frameLocator('iframe').getByText('/jobs/zedpur-hills')).toBeVisible();
  await save(page);
  await expect(beside(page).locator('h1')).toHaveText(example.headline, { timeout: 60_000 });
  expect(existsSync(join(editor.folder, 'content/cities/zedpur-hills.yaml'))).toBe(true);
});

test('at 200 % zoom every part of a form is within the width of the window', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 450 });
  for (const address of ['agency/entries/agency', 'agency/entries/footer', 'cities/new']) {
    await open(page, address);
    const wide = await page
      .locator('#nc-root *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
          .map((element) => element.outerHTML.slice(0, 100)),
      );
    expect(wide, address).toEqual([]);
  }
});

test('a form whose file has changed is not saved over it: both texts are shown, and nothing is lost', async ({
  page,
}) => {
  const file = 'content/cities/agra.yaml';
  const write = (field: string, text: string) =>
    writeFileSync(
      join(editor.folder, file),
      fileText(file).replace(new RegExp(`^${field}: .*`, 'm'), `${field}: ${text}`),
    );
  // Decap must not ask in a browser's dialog about what our dialog has asked already.
  page.on('dialog', (dialog) => expect(dialog.message()).toBe(''));
  await open(page, 'cities/entries/agra');
  const intro = page.getByLabel('Introduction', { exact: true });
  // The first save changes the file too. It is this form's own change.
  await intro.fill('Words of the first save');
  await save(page);
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible();
  await intro.fill('Words of the form');
  write('intro', 'Words of the file');
  write('state', 'State of the file');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'This file has changed meanwhile' });
  await expect(dialog.getByText('Words of the file')).toBeVisible();
  await expect(dialog.getByText('Words of the form')).toBeVisible();
  await expect(dialog.getByText('State of the file')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(intro).toHaveValue('Words of the form');
  expect(fileText(file)).toContain('Words of the file');

  await save(page);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  // The form is read again, so it has what only the file had.
  await expect(page.getByLabel('State', { exact: true })).toHaveValue('State of the file', {
    timeout: 60_000,
  });
  await expect(intro).toHaveValue('Words of the form');
  expect(parse(fileText(file))).toMatchObject({ intro: 'Words of the form', state: 'State of the file' });

  write('intro', 'Later words of the file');
  await intro.fill('Dropped words');
  await save(page);
  await dialog.getByRole('button', { name: "Take the file's text" }).press('Enter');
  await dialog.getByRole('button', { name: 'Drop my text' }).press('Enter');
  await expect(intro).toHaveValue('Later words of the file', { timeout: 60_000 });
  expect(fileText(file)).toContain('Later words of the file');
});

test('all content can be downloaded and restored', async ({ page }) => {
  // The client of an earlier test has no Hindi text, so the build would refuse this content.
  rmSync(join(editor.folder, 'content/clients/a-client-of-the-test.yaml'));
  await page.goto(`${editor.url}/edit`);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all my content' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^content-\d{4}-\d\d-\d\d\.zip$/);
  const before = fileText('content/cities/agra.yaml');
  writeFileSync(
    join(editor.folder, 'content/cities/agra.yaml'),
    before.replace(/^state: .*/m, 'state: Lost'),
  );
  rmSync(join(editor.folder, 'public/clients/the-logo.webp'));
  await page.getByRole('button', { name: 'Restore a backup' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Restore a backup' });
  const chooseFile = dialog.getByLabel('A zip file');
  await chooseFile.setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no') });
  await expect(dialog.getByText('This is not a zip file')).toBeVisible();
  await chooseFile.setInputFiles(await download.path());
  await expect(dialog.getByText('Files that change: 1')).toBeVisible({ timeout: 60_000 });
  await expect(dialog.getByText('public/clients/the-logo.webp')).toBeVisible();
  expect(fileText('content/cities/agra.yaml')).not.toBe(before);
  await dialog.getByRole('button', { name: 'Restore this backup' }).press('Enter');
  await expect(dialog.getByText('Your content from before is in backups/')).toBeVisible({ timeout: 60_000 });
  expect(fileText('content/cities/agra.yaml')).toBe(before);
  expect(existsSync(join(editor.folder, 'public/clients/the-logo.webp'))).toBe(true);
  await dialog.getByRole('button', { name: 'Show the restored content' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Restore a backup' })).toBeVisible();
});

test('an entry that is needed is not deleted, and the message says where it is used', async ({ page }) => {
  await open(page, 'cities/entries/agra');
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not deleted' });
  await expect(
    dialog.getByText(/The city .+ is still used by: the footer \(Cities in the footer, \d+\w\w\)/),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  expect(existsSync(join(editor.folder, 'content/cities/agra.yaml'))).toBe(true);
});

test('another site in the same browser can not use the editor', async ({ request }) => {
  const read = { action: 'getEntry', params: { path: 'content/agency.yaml' } };
  const api = `${editor.url}/edit/api`;
  const own = await request.post(api, { data: read, headers: { Origin: editor.url } });
  expect(own.status()).toBe(200);
  for (const headers of [
    { Origin: 'https://example.com' },
    { Host: 'example.com', Origin: 'http://example.com' },
    {},
  ]) {
    expect((await request.post(api, { data: read, headers })).status()).toBe(403);
    const restore = await request.post(`${editor.url}/edit/restore`, { data: 'zip', headers });
    expect(restore.status()).toBe(403);
  }
  const backup = `${editor.url}/edit/backup.zip`;
  expect((await request.get(backup, { headers: { Host: 'example.com' } })).status()).toBe(403);
  const headers = (await request.get(backup)).headers();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();
  const large = await request.post(api, { data: 'x'.repeat(15_000_000), headers: { Origin: editor.url } });
  expect(large.status()).toBe(422);
});

test('another computer can not reach the editor', async () => {
  const port = Number(new URL(editor.url).port);
  const reached = (host: string) =>
    new Promise((resolve) => {
      const socket = connect({ host, port }, () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  expect(await reached('127.0.0.1')).toBe(true);
  // A server that listens on every address would also answer here.
  expect(await reached('127.0.0.2')).toBe(false);
});

test('the built site has no part of the editor', async ({ request }) => {
  for (const path of ['/edit', '/edit/decap-cms.js', '/edit/config.json', '/edit/api']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  const built = globSync('dist/**/*.{html,js,json}');
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((file) => /decap|\/edit\/api/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
