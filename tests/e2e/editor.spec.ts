import { type ChildProcess, spawn } from 'node:child_process';
import { on, once } from 'node:events';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { parse } from 'yaml';
import { copyProject } from '../support/copyProject.ts';
import { downloadBy } from '../support/download.ts';
import { addAxe, expectAccessible } from '../support/expectAccessible.ts';

test.describe.configure({ mode: 'serial' });

/** `npm run edit` runs on a copy of the project, so that tests never change the owner's files. */
let folder: string;
let url = '';
let editor: ChildProcess;
const desk = { ...process.env, CONTENT_DIR: 'content', PORT: '4390', ASTRO_TELEMETRY_DISABLED: '1' };

test.beforeAll(async () => {
  folder = copyProject();
  editor = spawn(process.execPath, ['owner/desk/command.ts'], {
    cwd: folder,
    env: desk,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // It prints its address when it is ready.
  let output = '';
  for await (const [part] of on(editor.stdout as Readable, 'data', { close: ['close'] })) {
    output += part;
    [, url = ''] = /(http:\S+)\/edit/.exec(output) ?? [];
    if (url) return;
  }
  throw new Error(`The editor did not start:\n${output}`);
});
test.afterAll(async () => {
  if (editor.kill('SIGKILL')) await once(editor, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

const fileText = (path: string) => readFileSync(join(folder, 'content', path), 'utf8');
const values = (path: string) => parse(fileText(path));
const write = (path: string, text: string) => writeFileSync(join(folder, 'content', path), text);

async function open(page: Page, address: string) {
  await page.goto(`${url}/edit#/${address}`);
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

/** Opens a group of "What is left". The first that has something to do is open. */
const group = (page: Page, heading: string) => page.getByRole('heading', { name: heading });

// The first test, because the server remembers what a page has loaded.
test('a build beside the desk leaves its pages their scripts', async ({ request }) => {
  // The part of a build that reads the content.
  const sync = spawn('node_modules/.bin/astro', ['sync'], { cwd: folder, env: desk });
  expect(await once(sync, 'exit')).toEqual([0, null]);
  const module = await (await request.get(`${url}/src/form/browser.ts`)).text();
  const [, library = ''] = /"([^"]+\/inapp-spy\.js[^"]*)"/.exec(module) ?? [];
  expect((await request.get(`${url}${library}`)).status()).toBe(200);
});

const about = 'I have read it, and it is right for us: The agency: About the agency';
test('a fact is read back with the keyboard; one that can not be right is not', async ({ page }) => {
  await open(page, '');
  const count = page.getByRole('main').getByRole('status');
  const [, left] = /launch: (\d+)\./.exec((await count.textContent()) ?? '') ?? [];
  await group(page, 'Read it back: the agency').click();
  const button = page.getByRole('button', { name: about });
  const places = () =>
    page
      .locator('.rows button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
  const before = await places();
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(
    page.getByRole('button', { name: /^I have read it/, disabled: false }).and(page.locator(':focus')),
  ).toBeVisible();
  await expect(count).toContainText(`To do before the launch: ${Number(left) - 1}.`);
  // No row has moved under the pointer.
  expect(await places()).toEqual(before);
  await page.reload();
  await expect(count).toContainText(`To do before the launch: ${Number(left) - 1}.`);
  await expect(button).toHaveCount(0);
  // A text is read where it stands, in both languages.
  const home = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Home page', exact: true }) });
  for (const language of ['', 'hi/'])
    await expect(home).toContainText(values(`${language}pages/home.yaml`).headline);
  const phone = page.getByRole('listitem').filter({ hasText: 'Phone numbers, 1st' });
  await expect(phone).toContainText('can not be dialled');
  await expect(phone.getByRole('button')).toHaveCount(0);
});

test("a form's page beside it changes with a save, and the fact is to be read again", async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).hostname));
  await open(page, 'form/agency.yaml?blurb');
  const blurb = field(page, 'About the agency');
  await expect(blurb).toBeFocused();
  const footer = page.frameLocator('iframe').locator('footer');
  await expect(footer).toContainText(values('agency.yaml').blurb);
  await blurb.fill('We introduce people to employers: one by one.');
  await save(page);
  await expect(footer).toContainText('We introduce people to employers: one by one.');
  // No request goes to another host. Blobs and inline images have no host.
  expect(new Set(asked.filter(Boolean))).toEqual(new Set(['127.0.0.1']));
  await page.getByRole('link', { name: 'What is left' }).click();
  await group(page, 'Read it back: the agency').click();
  await expect(page.getByText('We introduce people to employers: one by one.')).toBeVisible();
  await page.getByRole('link', { name: 'The agency: About the agency' }).click();
  await expect(blurb).toBeFocused();
});

test('what is not saved is said, and kept in a closed tab until it is dropped', async ({ page, context }) => {
  const questions = sayYes(page);
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

  await page.close({ runBeforeUnload: true });
  const later = await context.newPage();
  sayYes(later);
  await open(later, `form/${agra}`);
  await expect(field(later, 'Title in search results')).toHaveValue('Words that are kept');
  await expect(later.getByText('What you typed here and did not save is back.')).toBeVisible();
  expect(questions).toEqual([]);
  await open(later, 'list/cities');
  await expect(later.getByRole('listitem').filter({ hasText: /^Agra/ })).toHaveText(/not saved yet$/);
  await later.getByRole('link', { name: 'Agra', exact: true }).click();
  await later.getByRole('button', { name: 'Discard' }).click();
  await expect(field(later, 'Title in search results')).toHaveValue(values(agra).title);
});

test('two saves, by a double click or over a file that changed meanwhile, lose nothing', async ({ page }) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/edit/save', async (route) => {
    sent++;
    await answered;
    await route.continue();
  });
  sayYes(page);
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
  await save(page);
  expect(values(agra).intro).toBe('Words typed while it was saved.');

  const changeFile = (text: string) => write(agra, fileText(agra).replace(/^intro: .*/m, `intro: ${text}`));
  await intro.fill('Words of the form.');
  changeFile('Words of the file.');
  await save(page, 'Not saved');
  await expect(page.getByRole('alert')).toContainText('This file has changed since you opened it');
  await expect(intro).toHaveValue('Words of the form.');
  expect(values(agra).intro).toBe('Words of the file.');
  await save(page);
  expect(values(agra).intro).toBe('Words of the form.');
  await intro.fill('Dropped words.');
  changeFile('Later words of the file.');
  await save(page, 'Not saved');
  await page.getByRole('button', { name: 'Discard' }).press('Enter');
  await expect(intro).toHaveValue('Later words of the file.');
});

test('a new page starts from an example; its list begins with what is not finished', async ({ page }) => {
  // The page is shown even if the dev server's news of the file does not arrive.
  await page.routeWebSocket(/./, () => {});
  // From now on an unknown page is answered before the server knows the new file.
  expect((await page.request.get(`${url}/department/zedpur-hills`)).status()).toBe(404);
  await open(page, 'list/departments');
  await page.getByRole('link', { name: 'New department' }).click();
  await field(page, 'Name of the department').fill('Zedpur Hills');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zedpur Hills' })).toBeVisible();
  await expect(page.locator('.save-bar').getByRole('status')).toHaveText('Saved');
  const { headline } = values('departments/zedpur-hills.yaml');
  const pageBeside = page.frameLocator('iframe').locator('h1');
  await expect(pageBeside).toHaveText(headline);
  // Beside a Hindi text that is not there stands what Hindi pages show until it is.
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page.getByTitle('The page')).toHaveAttribute('src', '/hi/department/zedpur-hills');
  await expect(pageBeside).toHaveText(headline);
  const hindi = 'hi/departments/it.yaml';
  write('hi/departments/zedpur-hills.yaml', fileText(hindi));
  await expect(pageBeside).toHaveText(values(hindi).headline);
  rmSync(join(folder, 'content/hi/departments/zedpur-hills.yaml'));
  await page.getByRole('link', { name: 'Back to the list' }).click();

  const rows = page.getByRole('main').getByRole('listitem');
  // Its texts begin with "Example:" still.
  await expect(rows.filter({ hasText: 'Zedpur Hills' })).toContainText('to do');
  const states = /to do|not read yet|ready|has a mistake/;
  await expect(rows.filter({ hasNotText: states })).toHaveCount(0);
  const isUnfinished = (await rows.allTextContents()).map((text) => text.includes('to do'));
  expect(isUnfinished.lastIndexOf(true)).toBeLessThan(isUnfinished.indexOf(false));
});

test('a page is left out until one press says that it was read, and can be looked at before', async ({
  page,
}) => {
  await open(page, 'form/confirmed.yaml');
  await page.getByRole('checkbox', { name: 'Cities', exact: true }).press('Space');
  await save(page);
  const site = page.frameLocator('iframe');
  // The server notices a change some moments after the save.
  const isListed = async () =>
    (await (await page.request.get(`${url}/sitemap`)).text()).includes('/jobs/amritsar"');
  await expect.poll(isListed).toBe(false);
  await open(page, 'form/cities/amritsar.yaml');
  await expect(site.locator('h1')).toHaveText(values('cities/amritsar.yaml').headline);
  await open(page, 'list/cities');
  const read = page.getByRole('button', { name: 'I have read it: Amritsar' });
  const place = await read.boundingBox();
  await read.press('Enter');
  await expect(read).toBeDisabled();
  await expect(read).not.toBeFocused();
  expect((await read.boundingBox())?.y).toBe(place?.y);
  await expect(page.getByRole('main').getByRole('status')).toContainText('Read: Amritsar.');
  await expect.poll(isListed).toBe(true);
  await open(page, 'form/confirmed.yaml');
  await page.getByRole('checkbox', { name: 'Cities', exact: true }).press('Space');
  await save(page);
});

test('cities of the footer, by keyboard, and lines of lists are added, moved, removed', async ({ page }) => {
  const [first, second, third, fourth, fifth = '', ...others]: string[] = values('footer.yaml').cities;
  const { name } = values(`cities/${fifth}.yaml`);
  await open(page, 'form/footer.yaml');
  const footer = page.getByRole('group', { name: 'Cities in the footer' });
  await footer.getByRole('button', { name: `Remove ${name}`, exact: true }).press('Enter');
  await footer.getByRole('button', { name: `Add ${name}`, exact: true }).press('Enter');
  const up = footer.getByRole('button', { name: `Move ${name} up`, exact: true });
  await expect(up).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(new RegExp(`^${name} is now ${4 + others.length}\\w\\w of`));
  await expect(up).toBeFocused();
  await saveButton(page).press('Enter');
  await expect(status(page)).toHaveText('Saved');
  const [last, ...before] = others.reverse();
  const cities = [first, second, third, fourth, ...before.reverse(), fifth, last];
  expect(values('footer.yaml').cities).toEqual(cities);

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

test('a new client is dropped; the next one gets a photo as its logo, and a Hindi text', async ({ page }) => {
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
  await field(page, 'Industry in Hindi').fill('जाँच');
  await field(page, 'What you did for them in Hindi').fill('लोग मिले।');
  const upload = page.getByLabel('Logo');
  await upload.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(12_000_000) });
  await expect(page.getByText('takes at most 10 MB. Make it smaller first')).toBeVisible();
  const create = { width: 600, height: 300, channels: 3, background: '#c00' } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  await upload.setInputFiles({ name: 'The Logo.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('Ready as the-logo-')).toBeVisible();
  const picture = page.getByRole('img', { name: 'The chosen picture, the-logo-' });
  await expect(picture).toHaveJSProperty('naturalWidth', 264);
  // Nothing is stored before the form is saved, and the draft has the picture.
  const logos = () => globSync('public/clients/the-logo-*.webp', { cwd: folder });
  expect(logos()).toEqual([]);
  await page.reload();
  await expect(picture).toHaveJSProperty('naturalWidth', 264);
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'A client of the test' })).toBeVisible();
  expect(logos()).toEqual([`public/clients/${values('clients/a-client-of-the-test.yaml').logo}`]);

  const hindi = { industry: 'जाँच', description: 'लोग मिले।' };
  expect(values('hi/clients/a-client-of-the-test.yaml')).toEqual(hindi);
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page.getByText('English: Logistics')).toBeVisible();
  await expect(field(page, 'Industry')).toHaveValue('जाँच');
  // It is read once, in both languages.
  await open(page, '');
  await group(page, 'Read it back: clients, people and testimonials').click();
  const client = page.getByRole('listitem').filter({ hasText: 'A client of the test' });
  await expect(client).toContainText('लोग मिले।');
  await client.getByRole('button').press('Enter');
  await expect(client.getByRole('button')).toBeDisabled();
});

test('a file that was broken outside is marked, and its form says which line to correct, and how', async ({
  page,
}) => {
  await open(page, 'list/cities');
  const before = fileText(agra);
  write(agra, before.replace(/^intro: .*/m, 'intro: "Leather'));
  await page.getByRole('link', { name: 'Clients', exact: true }).click();
  await page.getByRole('link', { name: 'Cities', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'has a mistake' });
  await row.getByRole('link').click();
  const line = before.split('\n').findIndex((text) => text.startsWith('intro: ')) + 1;
  await expect(page.getByText(`agra.yaml, line ${line}`)).toContainText('intro: "Leather"');
  await expect(page.getByText('Ctrl-Z')).toBeVisible();
  write(agra, before);
});

test('what is used is not deleted; one form puts an agency in the place of the sample', async ({ page }) => {
  // Without what the tests before have written.
  rmSync(join(folder, 'content/departments/zedpur-hills.yaml'));
  cpSync('content', join(folder, 'content'), { recursive: true });
  const questions = sayYes(page);
  await open(page, `form/${agra}`);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => questions[1]).toMatch(/The lists in the footer: Cities in the footer, \d+\w\w/);
  await page.getByRole('link', { name: 'What is left' }).click();
  await page.getByRole('link', { name: 'Begin with my agency' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Begin with my agency' })).toBeFocused();
  await field(page, "Agency's name").fill('Narmada Naukri');
  await field(page, "Founder's name").fill('Meera Patel');
  await field(page, 'Phone number 1').fill('98391 23456');
  await field(page, 'Email address').fill('kaam@narmada.in');
  await field(page, 'Street and floor').fill('7 Marhatal');
  await field(page, 'Part of the city').fill('Wright Town');
  await field(page, 'City of the office').fill('Jabalpur');
  await field(page, 'PIN code').fill('48200');
  await field(page, "Founder's name in Hindi (optional)").fill('मीरा पटेल');
  await page.getByLabel('Form of the business').selectOption('Sole proprietorship');
  await field(page, 'Registered name').fill('Meera Patel');
  await field(page, 'Address of the site').fill('www.narmada.in');
  await page.getByRole('button', { name: 'Remove Media', exact: true }).click();
  await save(page, 'Not saved');
  await expect(field(page, 'PIN code')).toBeFocused();
  await field(page, 'PIN code').fill('482-002');
  await saveButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The agency' })).toBeVisible();
  await expect(status(page)).toHaveText('Saved');
  expect(values('agency.yaml').places.inPerson).toEqual(['Jabalpur']);
  expect(existsSync(join(folder, 'content/industries/media.yaml'))).toBe(false);
  // An empty list is its first entry's form.
  await page.getByRole('link', { name: 'People', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New person' })).toBeFocused();
  await expect(page.getByLabel('This is a sample')).toHaveCount(0);
  await open(page, '');
  await expect(page.getByRole('link', { name: 'Begin with my agency' })).toHaveCount(0);
  // Each group opens when the one before it is done, and "Ready" is in sight at the end.
  const groups = page.getByRole('region', { name: 'To do' }).locator('details');
  await expect(groups.first()).toHaveAttribute('open');
  const headings = await groups.getByRole('heading').allTextContents();
  for (const index of headings.keys()) {
    await groups.nth(index).getByRole('button').last().press('Enter');
    await expect(groups.nth(index).getByRole('button', { disabled: false })).toHaveCount(0);
    await expect(page.locator('summary, button').and(page.locator(':focus'))).toBeInViewport();
  }
  await expect(page.getByText('Ready to launch.')).toBeInViewport();
});

test('all content can be downloaded, and a change is taken back', async ({ page }) => {
  await open(page, '');
  const link = page.getByRole('link', { name: 'Download all my content' });
  const backup = await downloadBy(page, () => link.click());
  expect(backup.name).toMatch(/^content-\d{4}-\d\d-\d\d\.zip$/);
  const before = fileText(agra);
  expect(unzipSync(backup.content)[`content/${agra}`]).toEqual(new Uint8Array(Buffer.from(before)));
  await open(page, `form/${agra}`);
  await field(page, 'State').fill('Lost');
  await save(page);
  await page.getByRole('link', { name: 'What is left' }).click();
  await page.getByRole('button', { name: 'Undo: Saved Cities, Agra' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Undone: Saved Cities, Agra');
  expect(fileText(agra)).toBe(before);
});

test('every view has no accessibility faults, and fits a phone', async ({ context, page }) => {
  await addAxe(context);
  await page.setViewportSize({ width: 360, height: 740 });
  for (const address of [
    '',
    'list/cities',
    'form/agency.yaml',
    'hindi/cities/delhi.yaml',
    'form/footer.yaml',
    'new/clients',
  ]) {
    await open(page, address);
    await test.step(address, () => expectAccessible(page, { exclude: ['iframe'] }));
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

test('another site can not use the editor, and another computer can not reach it', async ({ request }) => {
  const data = { path: 'agency.yaml', version: '', content: {} };
  const ask = async (headers: Record<string, string>) =>
    (await request.post(`${url}/edit/save`, { data, headers })).status();
  expect(await ask({ Origin: url })).toBe(422);
  expect(await ask({ Origin: 'https://example.com' })).toBe(403);
  expect(await ask({ Host: 'example.com', Origin: 'http://example.com' })).toBe(403);
  expect(await ask({})).toBe(403);
  const backup = `${url}/edit/backup.zip`;
  expect((await request.get(backup, { headers: { Host: 'example.com' } })).status()).toBe(403);
  const headers = (await request.get(backup)).headers();
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['access-control-allow-origin']).toBeUndefined();

  // A server that listens on every address would also answer here.
  const port = Number(new URL(url).port);
  const [connected] = await Promise.allSettled([once(connect({ host: '127.0.0.2', port }), 'connect')]);
  expect(connected.status).toBe('rejected');
});
