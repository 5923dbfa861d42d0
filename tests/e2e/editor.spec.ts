import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { downloadBy } from '../support/download.ts';
import { startEditor } from '../support/editorOfCopy.ts';

test.describe.configure({ mode: 'serial' });

let editor: Awaited<ReturnType<typeof startEditor>>;
test.beforeAll(async () => {
  editor = await startEditor();
});
test.afterAll(() => editor?.stop());

const fileText = (path: string) => readFileSync(join(editor.folder, 'content', path), 'utf8');
const values = (path: string) => parse(fileText(path));
const write = (path: string, text: string) => writeFileSync(join(editor.folder, 'content', path), text);

async function open(page: Page, address: string) {
  await page.goto(`${editor.url}/edit#/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const status = (page: Page) => page.locator('.save-bar').getByRole('status');
async function save(page: Page, result = 'Saved') {
  await saveButton(page).click();
  await expect(status(page)).toHaveText(result);
}
/** Answers every question of the page with OK. Returns the questions. */
function sayYes(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  return questions;
}
const agra = 'cities/agra.yaml';
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('a changed text is saved with one click, and the page beside the form shows it; the address is shown as it is typed', async ({
  page,
}) => {
  const blurb = 'We introduce people to employers: one by one.';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await open(page, 'form/agency.yaml');
  const footer = page.frameLocator('iframe').locator('footer');
  await expect(footer).toContainText(values('agency.yaml').blurb);
  await field(page, 'About the agency').fill(blurb);
  await save(page);
  await expect(footer).toContainText(blurb);
  expect(values('agency.yaml').blurb).toBe(blurb);
  // No request goes to another host. Blobs and inline images have no host.
  expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(editor.url).host]));

  const address = page.getByRole('group', { name: "Office's address" });
  await expect(address).toContainText('नई दिल्ली 110001');
  await field(page, 'City of the office').fill('Jaipur');
  await field(page, 'State (optional)').fill('Rajasthan');
  await field(page, 'PIN code').fill('302001');
  await expect(address).toContainText(', Jaipur, Rajasthan 302001');
  await expect(address.locator('[lang=hi]')).toContainText(', जयपुर, राजस्थान 302001');
  // Facts are read back on a page of their own.
  await expect(page.getByLabel('I have read this form')).toHaveCount(0);
  sayYes(page);
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('what is not saved is said, at its field or above the form, and so is an address that is none', async ({
  page,
}) => {
  const before = fileText(agra);
  await open(page, `form/${agra}`);
  const title = field(page, 'Title in search results');
  await title.fill('Jobs in this city '.repeat(6));
  await save(page, 'Not saved');
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(title).toHaveAccessibleDescription(/at most 65 characters/);
  await expect(page.getByRole('alert')).toContainText('Title in search results');
  await page.route('**/edit/save', (route) => route.fulfill({ status: 502, body: '<p>Bad gateway' }));
  await title.fill('Words that are kept');
  await saveButton(page).click();
  await expect(page.getByRole('alert')).toContainText('answer can not be read (502)');
  await expect(title).toHaveValue('Words that are kept');
  expect(fileText(agra)).toBe(before);
  await page.goto(`${editor.url}/edit#/form/100%`);
  await expect(page.getByText('There is no form for 100%.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'What is left' })).toBeVisible();
});

test('what is typed is back after the tab was closed, without a question, and the owner can drop it', async ({
  page,
  context,
}) => {
  const questions = sayYes(page);
  await open(page, `form/${agra}`);
  await field(page, 'Introduction').fill('Typed and not saved.');
  await page.close({ runBeforeUnload: true });
  const later = await context.newPage();
  await open(later, `form/${agra}`);
  await expect(field(later, 'Introduction')).toHaveValue('Typed and not saved.');
  await expect(later.getByText('What you typed here and did not save is back.')).toBeVisible();
  expect(questions).toEqual([]);
  sayYes(later);
  await open(later, 'list/cities');
  await later.getByLabel('Find by name').fill('agr');
  await expect(later.getByRole('main').getByRole('listitem').first()).toHaveText(/^Agra.*not saved yet$/);
  await later.getByRole('link', { name: 'Agra', exact: true }).click();
  await later.getByRole('button', { name: 'Discard' }).click();
  await expect(field(later, 'Introduction')).toHaveValue(values(agra).intro);
});

test('two saves, by a double click or over a file that changed meanwhile, lose nothing', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/edit/save', async (route) => {
    sent++;
    await answered;
    await route.continue();
  });
  await open(page, `form/${agra}`);
  const intro = field(page, 'Introduction');
  await intro.fill('Words of the first save.');
  await saveButton(page).dblclick();
  await intro.fill('Words typed while it was saved.');
  answer();
  await expect(page.getByText('Saved. What you typed since is not saved yet.')).toBeVisible();
  expect(sent).toBe(1);
  expect(values(agra).intro).toBe('Words of the first save.');
  await page.reload();
  await expect(intro).toHaveValue('Words typed while it was saved.');
  await save(page);
  expect(values(agra).intro).toBe('Words typed while it was saved.');

  const changeFile = (text: string) => write(agra, fileText(agra).replace(/^intro: .*/m, `intro: ${text}`));
  const dialog = page.getByRole('dialog', { name: 'This file has changed meanwhile' });
  await intro.fill('Words of the form.');
  changeFile('Words of the file.');
  await save(page, 'Not saved');
  await expect(dialog).toContainText('In the file nowWords of the file.In this formWords of the form.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(intro).toHaveValue('Words of the form.');
  await saveButton(page).click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(values(agra).intro).toBe('Words of the form.');
  await intro.fill('Dropped words.');
  changeFile('Later words of the file.');
  await saveButton(page).click();
  await dialog.getByRole('button', { name: "Take the file's" }).press('Enter');
  await expect(intro).toHaveValue('Later words of the file.');
});

test('a new city starts from an example without false references, and its page is shown when it is saved', async ({
  page,
}) => {
  await open(page, 'list/cities');
  await page.getByRole('link', { name: 'New city' }).click();
  await field(page, 'Name of the city').fill('Zedpur Hills');
  await save(page, 'Not saved');
  await expect(page.getByRole('alert')).toContainText('Jobs in this city');
  const choose = async (list: string, kind: string, slugs: string[]) => {
    const group = page.getByRole('group', { name: list });
    for (const slug of slugs) {
      await group.getByLabel(`Another ${kind}`).selectOption(slug);
      await group.getByRole('button', { name: `Add this ${kind}` }).click();
    }
  };
  const { jobs, useful } = values(agra);
  await choose('Jobs in this city', 'job', jobs);
  await choose('Official links', 'official link', useful);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zedpur Hills' })).toBeVisible();
  const { headline } = values('cities/zedpur-hills.yaml');
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText(headline);
  await page.getByRole('link', { name: 'Back to the list' }).click();

  // The list says whose each entry is, and begins with those that are not finished.
  const rows = page.getByRole('main').getByRole('listitem');
  const states = /texts of the sample|not read yet|yours|has a mistake/;
  await expect(rows.filter({ hasText: states })).toHaveCount(await rows.count());
  // Its texts begin with "Example:" still.
  await expect(rows.filter({ hasText: 'Zedpur Hills' })).toContainText('texts of the sample');
  const isUnfinished = (await rows.allTextContents()).map((text) => text.includes('texts of the sample'));
  expect(isUnfinished.lastIndexOf(true)).toBeLessThan(isUnfinished.indexOf(false));
});

test('a Hindi text is written beside the English one, under the English name', async ({ page }) => {
  await open(page, 'form/clients/chinar-diagnostics.yaml');
  const { industry, description } = values('clients/chinar-diagnostics.yaml');
  rmSync(join(editor.folder, 'content/hi/clients/chinar-diagnostics.yaml'));
  await page.reload();
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page.getByText('There is no Hindi text yet.')).toBeVisible();
  await expect(page.getByText(`English: ${description}`)).toBeVisible();
  await expect(page.getByText(`English: ${industry}`)).toBeVisible();
  await field(page, 'Industry').fill('जाँच');
  await field(page, 'What you did for them').fill('लोग मिले।');
  await save(page);
  expect(values('hi/clients/chinar-diagnostics.yaml')).toEqual({ industry: 'जाँच', description: 'लोग मिले।' });
});

test('with the keyboard the footer is reordered and saved; lines of a list are added, moved and removed', async ({
  page,
}) => {
  const [first, second, third, fourth, fifth, ...others]: string[] = values('footer.yaml').cities;
  const { name } = values(`cities/${fifth}.yaml`);
  await open(page, 'form/footer.yaml');
  const footer = page.getByRole('group', { name: 'Cities in the footer' });
  const position = footer.getByLabel(`Position of ${name}`, { exact: true });
  await position.focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(new RegExp(`^${name} is now 3rd of`));
  await expect(position).toBeFocused();
  await expect(position).toHaveValue('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(new RegExp(`^${name} is now 2nd of`));
  await expect(footer.getByRole('button', { name: `Move ${name} up`, exact: true })).toBeFocused();
  await saveButton(page).press('Enter');
  await expect(status(page)).toHaveText('Saved');
  expect(values('footer.yaml').cities).toEqual([first, fifth, second, third, fourth, ...others]);

  const [, two, ...rest]: string[] = values(agra).advice;
  await open(page, `form/${agra}`);
  const list = page.getByRole('group', { name: 'Advice' });
  await list.getByRole('button', { name: 'Move Piece of advice 2 up' }).click();
  await expect(list.getByRole('button', { name: 'Move Piece of advice 1 up' })).toBeFocused();
  await list.getByRole('button', { name: 'Remove Piece of advice 2' }).click();
  await list.getByRole('button', { name: 'Add another piece of advice' }).click();
  await page.keyboard.type('A new piece.');
  await save(page);
  expect(values(agra).advice).toEqual([two, ...rest, 'A new piece.']);
});

test('a new entry is dropped, and the next one is empty; a photo becomes its logo, a file too large is refused', async ({
  page,
}) => {
  sayYes(page);
  await open(page, 'new/clients');
  await field(page, 'Name of the client').fill('Nobody');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeFocused();
  await page.getByRole('link', { name: 'New client' }).click();
  await expect(field(page, 'Name of the client')).toHaveValue('');
  await field(page, 'Name of the client').fill('A client of the test');
  await field(page, 'Industry').fill('Logistics');
  await field(page, 'What you did for them').fill('Warehouses that needed a night shift.');
  const upload = page.getByLabel('Logo');
  await upload.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12_000_000) });
  await expect(page.getByText('takes at most 10 MB. Make it smaller first')).toBeVisible();
  const create = { width: 600, height: 300, channels: 3, background: '#c00' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await upload.setInputFiles({ name: 'The Logo.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Ready as the-logo.webp')).toBeVisible();
  const picture = page.getByRole('img', { name: 'The chosen picture, the-logo.webp' });
  await expect(picture).toHaveJSProperty('naturalWidth', 264);
  // Nothing is stored before the form is saved, and the draft has the picture.
  const logo = join(editor.folder, 'public/clients/the-logo.webp');
  expect(existsSync(logo)).toBe(false);
  await page.reload();
  await expect(picture).toHaveJSProperty('naturalWidth', 264);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A client of the test' })).toBeVisible();
  expect(values('clients/a-client-of-the-test.yaml').logo).toBe('the-logo.webp');
  expect(existsSync(logo)).toBe(true);
});

test('what is left leads to the field; invented clients are removed at once; a change is taken back', async ({
  page,
}) => {
  const questions = sayYes(page);
  await open(page, `form/${agra}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => questions[1]).toMatch(/The lists in the footer: Cities in the footer, \d+\w\w/);
  const before = fileText(agra);
  await field(page, 'Introduction').fill('A change to take back.');
  await save(page);
  await page.getByRole('link', { name: 'What is left' }).click();
  const left = page.getByRole('main');
  await left.getByRole('button', { name: /^Undo: / }).click();
  await expect(left.getByRole('status')).toContainText('Undone');
  expect(fileText(agra)).toBe(before);

  const remove = page.getByRole('button', { name: 'Remove all invented people, clients' });
  await remove.click();
  await expect(remove).toBeHidden();
  expect(questions).toHaveLength(3);
  // A new client came into the list with its first save.
  expect(values('pages/clients.yaml').list).toEqual(['a-client-of-the-test']);
  expect(existsSync(join(editor.folder, 'content/clients/a-client-of-the-test.yaml'))).toBe(true);

  await page.getByRole('link', { name: 'The agency: Email address' }).click();
  await expect(field(page, 'Email address')).toBeFocused();
  await open(page, '');
  await page.getByRole('link', { name: 'Start here: who the agency is' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The agency' })).toBeFocused();
});

test('every fact is read back: it is ticked with the keyboard, or its link leads to its field', async ({
  page,
}) => {
  await open(page, 'read-back');
  const count = page.getByRole('main').getByRole('status');
  const [, ticked, all] = /^(\d+) of (\d+) facts/.exec((await count.textContent()) ?? '') ?? [];
  expect(Number(all)).toBeGreaterThan(3);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Read it back' });
  await expect(link).toHaveAccessibleName(`Read it back ${Number(all) - Number(ticked)} to tick`);
  const tick = page.getByRole('checkbox', { name: 'This is right: About the agency' });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect(count).toHaveText(`${Number(ticked) + 1} of ${all} facts are ticked.`);
  await expect(link).toHaveAccessibleName(`Read it back ${Number(all) - Number(ticked) - 1} to tick`);
  await expect(tick).toBeFocused();
  await page.reload();
  await expect(tick).toBeChecked();
  // A number that nobody can call is never right.
  const phones = page.getByRole('checkbox', { name: 'This is right: Phone numbers' });
  await expect(phones).toBeDisabled();
  await expect(phones).toHaveAccessibleDescription(/^This can not be right/);
  // A tick belongs to the value.
  await page.getByRole('link', { name: 'Change it: About the agency' }).click();
  await expect(field(page, 'About the agency')).toBeFocused();
  await field(page, 'About the agency').fill('Other words about the agency.');
  await save(page);
  await link.click();
  await expect(page.getByText('Other words about the agency.')).toBeVisible();
  await expect(tick).not.toBeChecked();
});

test('all content can be downloaded and restored', async ({ page }) => {
  await open(page, 'backup');
  const link = page.getByRole('link', { name: 'Download all my content' });
  const backup = await downloadBy(page, () => link.click());
  expect(backup.name).toMatch(/^content-\d{4}-\d\d-\d\d\.zip$/);
  const before = fileText(agra);
  write(agra, before.replace(/^state: .*/m, 'state: Lost'));
  const chooseFile = page.getByLabel('A zip file');
  const zip = { name: 'a.zip', mimeType: 'application/zip' };
  await chooseFile.setInputFiles({ ...zip, buffer: Buffer.from('no') });
  await expect(page.getByText('This is not a zip file')).toBeVisible();
  await chooseFile.setInputFiles({ ...zip, buffer: backup.content });
  await expect(page.getByText('content/cities/agra.yaml changes')).toBeVisible();
  expect(fileText(agra)).not.toBe(before);
  await page.getByRole('button', { name: 'Restore this backup' }).press('Enter');
  await expect(page.getByText('"Undo" under "What is left" brings')).toBeVisible();
  expect(fileText(agra)).toBe(before);
});

test('every view has no accessibility faults, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    '',
    'read-back',
    'backup',
    'list/cities',
    'form/agency.yaml',
    'hindi/cities/delhi.yaml',
    'form/footer.yaml',
    'new/clients',
  ]) {
    await open(page, address);
    const axe = () => new AxeBuilder({ page }).exclude('iframe');
    expect((await axe().analyze()).violations, address).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await axe().withRules('color-contrast').analyze();
    expect(dark.violations, address).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    const wide = await page
      .locator('#editor *')
      .evaluateAll((elements) =>
        elements
          .filter((one) => one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.outerHTML.slice(0, 100)),
      );
    expect(wide, address).toEqual([]);
  }
});

test('another site in the same browser can not use the editor, and another computer can not reach it', async ({
  request,
}) => {
  const data = { path: 'agency.yaml', version: '', content: {}, isConfirmed: false };
  const ask = async (headers: Record<string, string>) =>
    (await request.post(`${editor.url}/edit/save`, { data, headers })).status();
  expect(await ask({ Origin: editor.url })).toBe(422);
  expect(await ask({ Origin: 'https://example.com' })).toBe(403);
  expect(await ask({ Host: 'example.com', Origin: 'http://example.com' })).toBe(403);
  expect(await ask({})).toBe(403);
  const backup = `${editor.url}/edit/backup.zip`;
  expect((await request.get(backup, { headers: { Host: 'example.com' } })).status()).toBe(403);
  const headers = (await request.get(backup)).headers();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();

  // A server that listens on every address would also answer here.
  const port = Number(new URL(editor.url).port);
  const [connected] = await Promise.allSettled([once(connect({ host: '127.0.0.2', port }), 'connect')]);
  expect(connected.status).toBe('rejected');
});
