import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const fileText = (path: string) => readFileSync(join(editor.folder, 'content', path), 'utf8');
const values = (path: string) => parse(fileText(path));
const write = (path: string, text: string) => writeFileSync(join(editor.folder, 'content', path), text);

async function open(page: Page, address: string) {
  await page.goto(`${editor.url}/edit#/${address}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
const save = async (page: Page, status: string | RegExp = 'Saved') => {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('.save-bar').getByRole('status')).toHaveText(status);
};
const field = (page: Page, label: string) => page.getByRole('textbox', { name: label, exact: true });

test('a changed text is saved with one click, other lines stay, and the page beside the form shows it', async ({
  page,
}) => {
  const before = fileText('agency.yaml');
  const blurb = 'We introduce people to employers: one by one.';
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).host));
  await open(page, 'form/agency.yaml');
  const footer = page.frameLocator('iframe').locator('footer');
  await expect(footer).toContainText(values('agency.yaml').blurb, { timeout: 60_000 });
  await field(page, 'About the agency').fill(blurb);
  await save(page);
  await expect(footer).toContainText(blurb, { timeout: 60_000 });
  const others = (text: string) => text.replace(/^blurb: .*$/m, '');
  expect(values('agency.yaml').blurb).toBe(blurb);
  expect(others(fileText('agency.yaml'))).toBe(others(before));
  // No request goes to another host. Blobs and inline images have no host.
  expect(new Set(asked.filter(Boolean))).toEqual(new Set([new URL(editor.url).host]));
});

test('what the build would refuse is not saved: the field says why, and has the focus', async ({ page }) => {
  const before = fileText('cities/agra.yaml');
  await open(page, 'form/cities/agra.yaml');
  const title = field(page, 'Title in search results');
  await title.fill('Jobs in this city '.repeat(6));
  await save(page, 'Not saved');
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(title).toHaveAccessibleDescription(/at most 65 characters/);
  await expect(page.getByRole('alert')).toContainText('Title in search results');
  expect(fileText('cities/agra.yaml')).toBe(before);
});

test('what is typed is back after the tab was closed, without a question, and the owner can drop it', async ({
  page,
  context,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  await open(page, 'form/cities/agra.yaml');
  await field(page, 'Introduction').fill('Typed and not saved.');
  await page.close({ runBeforeUnload: true });
  const later = await context.newPage();
  later.on('dialog', (dialog) => dialog.accept());
  await open(later, 'form/cities/agra.yaml');
  await expect(field(later, 'Introduction')).toHaveValue('Typed and not saved.');
  await expect(later.getByText('What you typed here and did not save is back.')).toBeVisible();
  expect(questions).toEqual([]);
  await open(later, 'list/cities');
  await later.getByLabel('Find by name').fill('agr');
  await expect(later.getByRole('main').getByRole('listitem').first()).toHaveText(/^Agra.*not saved yet$/);
  await later.getByRole('link', { name: 'Agra', exact: true }).click();
  await later.getByRole('button', { name: 'Discard' }).click();
  await expect(field(later, 'Introduction')).toHaveValue(values('cities/agra.yaml').intro);
});

test('a double click on Save saves once, and what is typed meanwhile stays for the next save', async ({
  page,
}) => {
  const file = 'cities/agra.yaml';
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  let sent = 0;
  await page.route('**/edit/save', async (route) => {
    sent++;
    await answered;
    await route.continue();
  });
  await open(page, `form/${file}`);
  const intro = field(page, 'Introduction');
  await intro.fill('Words of the first save.');
  await page.getByRole('button', { name: 'Save', exact: true }).dblclick();
  await intro.fill('Words typed while it was saved.');
  answer();
  await expect(page.getByText('Saved. What you typed since is not saved yet.')).toBeVisible();
  expect(sent).toBe(1);
  expect(values(file).intro).toBe('Words of the first save.');
  await page.reload();
  await expect(intro).toHaveValue('Words typed while it was saved.');
  await save(page);
  expect(values(file).intro).toBe('Words typed while it was saved.');
});

test('a new entry is dropped: the list is back, and the next new entry is empty', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await open(page, 'new/clients');
  await field(page, 'Name of the client').fill('Nobody');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clients' })).toBeFocused();
  await page.getByRole('link', { name: 'New client' }).click();
  await expect(field(page, 'Name of the client')).toHaveValue('');
});

test('an answer that can not be read is said, and so is an address that is none', async ({ page }) => {
  await open(page, 'form/cities/agra.yaml');
  await page.route('**/edit/save', (route) => route.fulfill({ status: 502, body: '<p>Bad gateway' }));
  await field(page, 'Introduction').fill('Words that are kept.');
  await save(page, 'Not saved');
  await expect(page.getByRole('alert')).toContainText('answer can not be read (502)');
  await expect(field(page, 'Introduction')).toHaveValue('Words that are kept.');
  await page.goto(`${editor.url}/edit#/form/100%`);
  await expect(page.getByText('There is no form for 100%.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'What is left' })).toBeVisible();
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
  const { jobs, useful } = values('cities/agra.yaml');
  await choose('Jobs in this city', 'job', jobs);
  await choose('Official links', 'official link', useful);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zedpur Hills' })).toBeVisible();
  await expect(page.frameLocator('iframe').locator('h1')).toHaveText(
    values('cities/zedpur-hills.yaml').headline,
    {
      timeout: 60_000,
    },
  );
  await page.getByRole('link', { name: 'Back to the list' }).click();
  await expect(page.getByRole('link', { name: 'Zedpur Hills' })).toBeVisible();
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

test('a save over a file that changed meanwhile shows both versions, and nothing is lost', async ({
  page,
}) => {
  const file = 'cities/agra.yaml';
  const replace = (name: string, text: string) =>
    write(file, fileText(file).replace(new RegExp(`^${name}: .*`, 'm'), `${name}: ${text}`));
  await open(page, `form/${file}`);
  const intro = field(page, 'Introduction');
  // The first save changes the file too. It is this form's own change.
  await intro.fill('Words of the first save.');
  await save(page);
  await intro.fill('Words of the form.');
  replace('intro', 'Words of the file.');
  await save(page, 'Not saved');
  const dialog = page.getByRole('dialog', { name: 'This file has changed meanwhile' });
  await expect(dialog).toContainText('In the file nowWords of the file.In this formWords of the form.');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(intro).toHaveValue('Words of the form.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  expect(values(file).intro).toBe('Words of the form.');

  await intro.fill('Dropped words.');
  replace('intro', 'Later words of the file.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await dialog.getByRole('button', { name: "Take the file's" }).press('Enter');
  await expect(intro).toHaveValue('Later words of the file.');
});

test('the keyboard alone reorders the footer, and the new order is saved', async ({ page }) => {
  const [first, second, third, fourth, fifth, ...others]: string[] = values('footer.yaml').cities;
  const name = values(`cities/${fifth}.yaml`).name;
  await open(page, 'form/footer.yaml');
  const list = page.getByRole('group', { name: 'Cities in the footer' });
  const status = page.locator('.save-bar').getByRole('status');
  await list.getByLabel(`Position of ${name}`, { exact: true }).focus();
  await page.keyboard.type('3');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(new RegExp(`^${name} is now 3rd of`));
  const position = list.getByLabel(`Position of ${name}`, { exact: true });
  await expect(position).toBeFocused();
  await expect(position).toHaveValue('3');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(new RegExp(`^${name} is now 2nd of`));
  await expect(list.getByRole('button', { name: `Move ${name} up`, exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
  await expect(status).toHaveText('Saved');
  expect(values('footer.yaml').cities).toEqual([first, fifth, second, third, fourth, ...others]);
});

test('lines of a list are added, moved and removed, and every control says which line it is for', async ({
  page,
}) => {
  const file = 'cities/agra.yaml';
  const [one = '', two = '', ...others]: string[] = values(file).advice;
  await open(page, `form/${file}`);
  const list = page.getByRole('group', { name: 'Advice' });
  await list.getByRole('button', { name: 'Move Piece of advice 2 up' }).click();
  await expect(list.getByRole('button', { name: 'Move Piece of advice 1 up' })).toBeFocused();
  await list.getByRole('button', { name: 'Remove Piece of advice 2' }).click();
  await list.getByRole('button', { name: 'Add another piece of advice' }).click();
  await page.keyboard.type('A new piece.');
  await save(page);
  expect(values(file).advice).toEqual([two, ...others, 'A new piece.']);
  expect(one).not.toBe('');
});

test('a photo becomes the logo of a new client, and a file that is too large is refused with advice', async ({
  page,
}) => {
  await open(page, 'new/clients');
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
  await expect(page.getByRole('img', { name: 'The chosen picture, the-logo.webp' })).toHaveJSProperty(
    'naturalWidth',
    264,
  );
  // Nothing is stored before the form is saved, and the draft has the picture.
  expect(existsSync(join(editor.folder, 'public/clients/the-logo.webp'))).toBe(false);
  await page.reload();
  await expect(page.getByRole('img', { name: 'The chosen picture, the-logo.webp' })).toHaveJSProperty(
    'naturalWidth',
    264,
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A client of the test' })).toBeVisible();
  expect(values('clients/a-client-of-the-test.yaml').logo).toBe('the-logo.webp');
  expect(existsSync(join(editor.folder, 'public/clients/the-logo.webp'))).toBe(true);
});

test('an entry that is needed is not deleted, and the message says where it is used', async ({ page }) => {
  await open(page, 'form/cities/agra.yaml');
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(() =>
    expect(messages[1]).toMatch(/The lists in the footer: Cities in the footer, \d+\w\w/),
  ).toPass();
  expect(existsSync(join(editor.folder, 'content/cities/agra.yaml'))).toBe(true);
});

test('what is left leads to the field, and one button removes all that is invented', async ({ page }) => {
  await open(page, '');
  const samples = values('pages/clients.yaml').list;
  await page.getByRole('link', { name: 'The agency: Email address' }).click({ timeout: 60_000 });
  await expect(field(page, 'Email address')).toBeFocused();
  await open(page, '');
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.accept();
  });
  const remove = page.getByRole('button', { name: 'Remove all invented people, clients' });
  await remove.click({ timeout: 60_000 });
  await expect(remove).toBeHidden({ timeout: 60_000 });
  expect(messages).toHaveLength(1);
  expect(samples.length).toBeGreaterThan(0);
  // A new client came into the list with its first save.
  expect(values('pages/clients.yaml').list).toEqual(['a-client-of-the-test']);
  expect(existsSync(join(editor.folder, 'content/clients/a-client-of-the-test.yaml'))).toBe(true);
});

test('the first page begins with who the agency is, and takes the last change back', async ({ page }) => {
  const file = 'cities/agra.yaml';
  const before = fileText(file);
  await open(page, `form/${file}`);
  await field(page, 'Introduction').fill('A change to take back.');
  await save(page);
  await page.getByRole('link', { name: 'What is left' }).click();
  await page.getByRole('button', { name: /^Undo: / }).click({ timeout: 60_000 });
  await expect(page.getByRole('main').getByRole('status')).toContainText('Undone', { timeout: 60_000 });
  expect(fileText(file)).toBe(before);
  await page.getByRole('link', { name: 'Start here: who the agency is' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The agency' })).toBeFocused();
});

test('the address is shown in both languages as it is typed, and facts have no switch of their own', async ({
  page,
}) => {
  await open(page, 'form/agency.yaml');
  const address = page.getByRole('group', { name: "Office's address" });
  await expect(address).toContainText('नई दिल्ली 110001');
  await field(page, 'City of the office').fill('Jaipur');
  await field(page, 'State (optional)').fill('Rajasthan');
  await field(page, 'PIN code').fill('302001');
  await expect(address).toContainText(', Jaipur, Rajasthan 302001');
  await expect(address.locator('[lang=hi]')).toContainText(', जयपुर, राजस्थान 302001');
  await field(page, 'City of the office').fill('Nowhere');
  await expect(address.locator('[lang=hi]')).toContainText(', Nowhere, राजस्थान');
  await expect(page.getByLabel('I have read this form')).toHaveCount(0);
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('button', { name: 'Discard' }).click();
});

test('every fact is read back: it is ticked with the keyboard, or its link leads to its field', async ({
  page,
}) => {
  await open(page, 'read-back');
  const status = page.getByRole('main').getByRole('status');
  const [, ticked, all] = /^(\d+) of (\d+) facts/.exec((await status.textContent()) ?? '') ?? [];
  expect(Number(all)).toBeGreaterThan(3);
  const link = page.getByRole('navigation').getByRole('link', { name: 'Read it back' });
  await expect(link).toHaveAccessibleName(`Read it back ${Number(all) - Number(ticked)} to tick`);
  const tick = page.getByRole('checkbox', { name: 'This is right: About the agency' });
  await tick.focus();
  await page.keyboard.press('Space');
  await expect(tick).toBeChecked();
  await expect(status).toHaveText(`${Number(ticked) + 1} of ${all} facts are ticked.`);
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

test('a list says whose each entry is, and begins with those that are not finished', async ({ page }) => {
  await open(page, 'list/cities');
  const rows = page.getByRole('main').getByRole('listitem');
  const count = await rows.count();
  await expect(rows.filter({ hasText: /texts of the sample|not read yet|yours|has a mistake/ })).toHaveCount(
    count,
  );
  // Its texts begin with "Example:" still.
  await expect(rows.filter({ hasText: 'Zedpur Hills' })).toContainText('texts of the sample');
  const isUnfinished = (await rows.allTextContents()).map((text) => text.includes('texts of the sample'));
  expect(isUnfinished.lastIndexOf(true)).toBeLessThan(isUnfinished.indexOf(false));
});

test('all content can be downloaded and restored', async ({ page }) => {
  await open(page, 'backup');
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download all my content' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^content-\d{4}-\d\d-\d\d\.zip$/);
  const before = fileText('cities/agra.yaml');
  write('cities/agra.yaml', before.replace(/^state: .*/m, 'state: Lost'));
  const chooseFile = page.getByLabel('A zip file');
  await chooseFile.setInputFiles({ name: 'no.zip', mimeType: 'application/zip', buffer: Buffer.from('no') });
  await expect(page.getByText('This is not a zip file')).toBeVisible();
  await chooseFile.setInputFiles(await download.path());
  await expect(page.getByText('content/cities/agra.yaml changes')).toBeVisible({ timeout: 60_000 });
  expect(fileText('cities/agra.yaml')).not.toBe(before);
  await page.getByRole('button', { name: 'Restore this backup' }).press('Enter');
  await expect(page.getByText('"Undo" under "What is left" brings')).toBeVisible({ timeout: 60_000 });
  expect(fileText('cities/agra.yaml')).toBe(before);
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

test('another site in the same browser can not use the editor', async ({ request }) => {
  const data = { path: 'agency.yaml', version: '', content: {}, isConfirmed: false };
  const ask = `${editor.url}/edit/save`;
  const own = await request.post(ask, { data, headers: { Origin: editor.url } });
  expect(own.status()).toBe(422);
  for (const headers of [
    { Origin: 'https://example.com' },
    { Host: 'example.com', Origin: 'http://example.com' },
    {},
  ]) {
    for (const address of [
      'save',
      'confirm',
      'tick',
      'undo',
      'delete',
      'remove-samples',
      'picture',
      'restore',
    ])
      expect((await request.post(`${editor.url}/edit/${address}`, { data, headers })).status()).toBe(403);
  }
  const backup = `${editor.url}/edit/backup.zip`;
  expect((await request.get(backup, { headers: { Host: 'example.com' } })).status()).toBe(403);
  const headers = (await request.get(backup)).headers();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();
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
  for (const path of ['/edit', '/edit/editor.js', '/edit/overview'])
    expect((await request.get(path)).status()).toBe(404);
  const built = globSync('dist/**/*.{html,js,json}');
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((file) => /\/edit\/(save|editor)/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
