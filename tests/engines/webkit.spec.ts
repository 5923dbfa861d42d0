import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { fixture } from '../support/fixture.ts';
import { escapeKey, startWebkit } from './webkitDriver.ts';

test.describe.configure({ mode: 'serial' });

let webkit: Awaited<ReturnType<typeof startWebkit>>;
test.beforeAll(async () => {
  webkit = await startWebkit(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => webkit?.stop());

const words = fixture.forms('en');
const message = 'लेखा का काम चाहिए।\nAccounts work, please: (Noida)!';
const sender = { name: 'Asha Verma', email: 'asha@example.in', phone: '+91 98765 43210', message };
const resumeBytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7) % 256));
const submit = 'form [type=submit]';

const field = (name: string) =>
  webkit.evaluate((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value, name);
const has = (selector: string) =>
  webkit.evaluate((selector) => document.querySelector(selector) !== null, selector);
const focused = () => webkit.evaluate(() => document.activeElement?.textContent);
const downloaded = (name: string) => readFileSync(join(webkit.downloads, name));

async function waitForForm() {
  await expect(async () => {
    await webkit.evaluate(() => document.querySelector('form')?.scrollIntoView({ behavior: 'instant' }));
    expect(await has('form[data-ready]')).toBe(true);
  }).toPass();
}
async function open(path: string) {
  await webkit.open(path);
  await waitForForm();
}
async function fillIn(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await webkit.type(`[name=${name}]`, text);
}
/** Changes a field by a script, where the driver can't. */
const change = (name: string, value: string) =>
  webkit.evaluate(
    (name, value) => {
      const control = document.querySelector(`[name=${name}]`);
      Object.assign(control ?? {}, { value });
      control?.dispatchEvent(new Event('input', { bubbles: true }));
    },
    name,
    value,
  );
async function openDialog() {
  const path = test.info().outputPath('asha-resume.pdf');
  writeFileSync(path, resumeBytes);
  await webkit.upload('[name=resume]', path);
  await webkit.click(submit);
  await expect.poll(() => has('dialog[open]')).toBe(true);
}

test('an application outlives Escape and a reload, and reaches WhatsApp with its resume; Back and a reload show the panel', async () => {
  await open('/contact');
  await webkit.click(submit);
  await expect.poll(focused).toContain(words.nameMissing);
  await fillIn(sender);
  await change('preferredLocation', 'Pune');
  await openDialog();
  await webkit.type('dialog button', escapeKey);
  await expect.poll(() => has('dialog[open]')).toBe(false);
  expect(await focused()).toBe(words.application.submit);
  await webkit.reload();
  await waitForForm();
  expect([await field('message'), await field('resume')]).toEqual([message, '']);

  await openDialog();
  const preview = await webkit.evaluate(() => document.querySelector('dialog [role=region]')?.textContent);
  expect(preview).toContain(`${words.locationLine}: Pune\n${words.message}: ${message}\n`);
  const { href, pathname, searchParams } = await webkit.openedBy('dialog a[target=_blank]');
  expect([pathname, searchParams.get('text')]).toEqual([`/${fixture.digits}`, preview]);
  await expect.poll(focused).toContain(words.thanks);
  await expect(() => expect(downloaded('asha-resume.pdf').equals(resumeBytes)).toBe(true)).toPass();

  await webkit.open('/about');
  for (const come of [webkit.back, webkit.reload]) {
    await webkit.evaluate(() => Object.assign(window, { isLeft: true }) && undefined);
    await come();
    const shown = () =>
      !('isLeft' in window) && document.querySelector<HTMLAnchorElement>('[role=status]:has(h2) a')?.href;
    await expect.poll(() => webkit.evaluate(shown)).toBe(href);
    await waitForForm();
    expect([await field('name'), await field('resume')]).toEqual(['', '']);
    expect(await webkit.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  }
});

test('a resume is made, and is in the contact form with the phone, also once that was corrected', async () => {
  const panel = '[role=group][aria-labelledby=resume-made]';
  /** Presses by a script: the driver clicks nothing any more once a page came back from the cache. */
  const press = (selector: string) =>
    webkit.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector);
  const path = () => webkit.evaluate(() => location.pathname);
  const make = async () => {
    await press(submit);
    await expect.poll(() => has(`${panel}:focus`)).toBe(true);
  };
  const use = async () => {
    await press(`${panel} a`);
    await expect.poll(path).toBe('/contact');
    await waitForForm();
    expect(await field('resume')).toMatch(/Meera_Nair_Resume\.pdf$/);
  };
  await open('/resume?job=orchard-keeper');
  await fillIn({ name: 'Meera Nair', phone: '98765 01234' });
  await press('[name=isBeginner]');
  const blank = 'input[name^=line-]:not([type=checkbox])';
  await expect.poll(() => has(blank)).toBe(true);
  await webkit.type(blank, '7391');
  await make();
  await press(`${panel} button`);
  await expect(async () => {
    const bytes = new Uint8Array(downloaded('Meera_Nair_Resume.pdf'));
    const { text } = await extractText(bytes, { mergePages: true });
    expect(text).toMatch(/Meera Nair.*9876501234.*7391/s);
  }).toPass();
  await use();
  expect([await field('name'), await field('phone')]).toEqual(['Meera Nair', '98765 01234']);

  await webkit.back();
  await expect.poll(path).toBe('/resume');
  await waitForForm();
  await expect.poll(() => field('phone')).toBe('98765 01234');
  await change('phone', '91234 56789');
  await make();
  await use();
  expect(await field('phone')).toBe('91234 56789');
});
