import { writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { extractText } from 'unpdf';
import { fixture } from '../support/fixture.ts';
import { startWebkit } from './webkitDriver.ts';

test.describe.configure({ mode: 'serial' });

let webkit: Awaited<ReturnType<typeof startWebkit>>;
test.beforeAll(async () => {
  webkit = await startWebkit(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => webkit?.stop());

const words = fixture.forms('en');
const message = 'लेखा का काम चाहिए।\nAccounts work, please: (Noida)!';
const resumeBytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7) % 256));
const submit = 'form [type=submit]';
/** The panel after the hand-off. */
const panel = '[role=status]:has(h2)';
const madePanel = '[role=group][aria-labelledby=resume-made]';

const field = (name: string) =>
  webkit.evaluate((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value, name);
const has = (selector: string) =>
  webkit.evaluate((selector) => document.querySelector(selector) !== null, selector);
const focused = () => webkit.evaluate(() => document.activeElement?.textContent);
const stored = () => webkit.evaluate(() => Object.keys(sessionStorage));

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
async function upload(name: string, content: Buffer) {
  const path = test.info().outputPath(name);
  writeFileSync(path, content);
  await webkit.upload('[name=resume]', path);
}
async function fillIn(texts: Record<string, string>) {
  for (const [name, text] of Object.entries(texts)) await webkit.type(`[name=${name}]`, text);
}
const sender = { name: 'Asha Verma', email: 'asha@example.in', phone: '+91 98765 43210', message };
async function fillApplication() {
  await fillIn(sender);
  await webkit.evaluate(() => {
    const location = document.querySelector<HTMLSelectElement>('[name=preferredLocation]');
    if (location) location.value = 'Pune';
    location?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await upload('asha-resume.pdf', resumeBytes);
}
async function openDialog() {
  await webkit.click(submit);
  await expect.poll(() => has('dialog[open]')).toBe(true);
}

test('errors are listed, a file over the limit is refused, Escape leaves the dialog, a reload keeps the texts until they are cleared', async () => {
  await open('/contact');
  await webkit.click(submit);
  await expect.poll(focused).toContain(words.nameMissing);
  expect(await has('dialog[open]')).toBe(false);
  await upload('large.pdf', Buffer.alloc(2_097_153));
  const alert = () => webkit.evaluate(() => document.querySelector('[role=alert]')?.textContent);
  await expect.poll(alert).toBe(words.resumeTooLarge);
  expect(await field('resume')).toBe('');
  await fillApplication();
  await openDialog();
  await webkit.pressEscape();
  await expect.poll(() => has('dialog[open]')).toBe(false);
  expect(await focused()).toBe(words.application.submit);
  await open('/contact');
  await expect.poll(() => field('message')).toBe(message);
  await webkit.click('form [type=button]');
  await expect.poll(() => field('message')).toBe('');
});

test('an application opens WhatsApp with the complete message and downloads the resume unchanged', async () => {
  await open('/contact');
  await fillApplication();
  // Records a download and its name in the page, because the driver does not say where it is saved.
  await webkit.evaluate(() => {
    const create = URL.createObjectURL;
    URL.createObjectURL = (blob: Blob) => {
      const reader = new FileReader();
      reader.onload = () => Object.assign(window, { downloaded: String(reader.result).split(',')[1] });
      reader.readAsDataURL(blob);
      return create.call(URL, blob);
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
      if (this.download) Object.assign(window, { downloadedName: this.download });
      return click.call(this);
    };
  });
  await openDialog();
  expect(await stored()).toContain('resume');
  const preview = [
    '*New Job Application*',
    `${words.name}: ${sender.name}`,
    `${words.email}: ${sender.email}`,
    `${words.phone}: ${sender.phone}`,
    `${words.locationLine}: Pune`,
    `${words.message}: ${message}`,
    `${words.resumeLine}: asha-resume.pdf`,
  ].join('\n');
  expect(await webkit.evaluate(() => document.querySelector('dialog [role=region]')?.textContent)).toBe(
    preview,
  );
  const { pathname, searchParams } = await webkit.openedBy('dialog a[target=_blank]');
  expect([pathname, searchParams.get('text')]).toEqual([`/${fixture.digits}`, preview]);
  await expect.poll(focused).toContain(words.thanks);
  const inPage = (key: string) => webkit.evaluate((key) => String(Reflect.get(window, key)), key);
  await expect.poll(() => inPage('downloaded')).toBe(resumeBytes.toString('base64'));
  expect(await inPage('downloadedName')).toBe('asha-resume.pdf');
  expect(await field('name')).toBe('');
  expect(await stored()).toEqual([]);
});

test('a chat in the same tab: Back and a reload show the panel again, until Done', async () => {
  // WebKit takes the address of the page itself for a reload, which would keep the panel.
  await open('/contact?for=seekers');
  await fillApplication();
  await openDialog();
  const chat = await webkit.evaluate(() => document.querySelector<HTMLAnchorElement>('dialog a')?.href);
  // A page that this machine can reach, as if the chat had opened in the same tab.
  await webkit.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
  await webkit.click('dialog a');
  await webkit.open('/about');
  for (const come of [webkit.back, webkit.reload]) {
    await webkit.evaluate(() => Object.assign(window, { isLeft: true }) && undefined);
    await come();
    const shown = (panel: string) =>
      !('isLeft' in window) && document.querySelector<HTMLAnchorElement>(`${panel} a`)?.href;
    await expect.poll(() => webkit.evaluate(shown, panel)).toBe(chat);
    await expect.poll(() => field('name')).toBe('');
    expect(await stored()).toEqual([]);
  }
  await webkit.click(`${panel} > button`);
  await expect.poll(() => has(panel)).toBe(false);
  await open('/contact?for=seekers');
  expect(await has(panel)).toBe(false);
});

test('a resume is made, and is in the contact form with the phone, also once that was corrected', async () => {
  /** Presses by a script: the driver clicks nothing any more once a page came back from the cache. */
  const press = (selector: string) =>
    webkit.evaluate((selector) => document.querySelector<HTMLElement>(selector)?.click(), selector);
  const fileName = () =>
    webkit.evaluate(
      () => document.querySelector<HTMLInputElement>('form[data-ready] [name=resume]')?.files?.[0]?.name,
    );
  const use = async () => {
    await press(submit);
    await expect.poll(() => has(`${madePanel}:focus`)).toBe(true);
    await press(`${madePanel} a`);
    await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe('/contact');
    await waitForForm();
    await expect.poll(fileName).toBe('Meera_Nair_Resume.pdf');
  };
  await open('/resume?job=orchard-keeper');
  await fillIn({ name: 'Meera Nair', phone: '98765 01234' });
  await press('[name=isBeginner]');
  const blank = 'input[name^=line-]:not([type=checkbox])';
  await expect.poll(() => has(blank)).toBe(true);
  await webkit.type(blank, '7391');
  await use();
  expect([await field('name'), await field('phone')]).toEqual(['Meera Nair', '98765 01234']);
  await webkit.evaluate(() => {
    const [file = new File([], '')] = document.querySelector<HTMLInputElement>('[name=resume]')?.files ?? [];
    const reader = new FileReader();
    reader.onload = () => Object.assign(window, { held: String(reader.result).split(',')[1] });
    reader.readAsDataURL(file);
  });
  const held = () => webkit.evaluate(() => Reflect.get(window, 'held') as string | undefined);
  await expect.poll(held).toBeTruthy();
  const bytes = new Uint8Array(Buffer.from((await held()) ?? '', 'base64'));
  const { text } = await extractText(bytes, { mergePages: true });
  expect(text).toMatch(/Meera Nair.*98765 01234.*7391/s);

  await webkit.back();
  await expect.poll(() => webkit.evaluate(() => location.pathname)).toBe('/resume');
  await waitForForm();
  await expect.poll(() => field('phone')).toBe('98765 01234');
  await webkit.evaluate(() => {
    const phone = document.querySelector<HTMLInputElement>('[name=phone]');
    if (phone) phone.value = '91234 56789';
    phone?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await use();
  expect(await field('phone')).toBe('91234 56789');
  await press('form [type=button]');
  await expect.poll(fileName).toBeNull();
});

test('a hiring request starts a call, keeps its mode and can bring its answers back', async () => {
  await open('/contact?for=employers');
  await fillIn({ ...sender, company: 'Neem & Sons' });
  await openDialog();
  // Without an app that makes calls, some engines leave the page for an error page.
  await webkit.evaluate(() =>
    addEventListener('click', (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('[href^="tel:"]');
      if (!link) return;
      Object.assign(window, { called: link.href });
      event.preventDefault();
    }),
  );
  await webkit.click('dialog a[href^="tel:"]');
  await expect.poll(focused).toContain(words.thanks);
  expect(await webkit.evaluate(() => Reflect.get(window, 'called'))).toBe(`tel:+${fixture.digits}`);
  expect(await has('[value=hiring-request]:checked')).toBe(true);
  await webkit.click(`${panel} div li:last-child > button`);
  await expect.poll(() => field('company')).toBe('Neem & Sons');
});
