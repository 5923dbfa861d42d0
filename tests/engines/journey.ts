import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import { serveSite } from '../../integrations/hosting/siteServer.ts';
import { readContent } from '../support/content.ts';
import { type Finding, tally } from '../support/tally.ts';
import { type Driver, until } from './driver.ts';
import { makeResume } from './makeResume.ts';

const content = readContent(contentFolder);
const words = content.forms('en');
const folder = mkdtempSync(join(tmpdir(), 'journey-'));
const message = 'लेखा का काम चाहिए।\nAccounts work, please: (Noida)!';

function file(name: string, content: Buffer): string {
  writeFileSync(join(folder, name), content);
  return join(folder, name);
}
const resumeBytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index * 7) % 256));
const resume = file('asha-resume.pdf', resumeBytes);

async function fillShared(browser: Driver) {
  await browser.type('[name=name]', 'Asha Verma');
  await browser.type('[name=email]', 'asha@example.in');
  await browser.type('[name=phone]', '+91 98765 43210');
  await browser.type('[name=message]', message);
}

async function fillApplication(browser: Driver) {
  await fillShared(browser);
  await browser.evaluate(`(() => {
    const location = document.querySelector('[name=preferredLocation]');
    location.value = 'Pune';
    location.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await browser.upload('[name=resume]', resume);
}

const dialogIsOpen = (browser: Driver) =>
  browser.evaluate<boolean>("!!document.querySelector('dialog[open]')");
const focused = (browser: Driver) => browser.evaluate<string>('document.activeElement.textContent');
/** The panel after the hand-off. */
const panel = '[role=status]:has(h2)';
const field = (browser: Driver, name: string) =>
  browser.evaluate<string>(`document.querySelector('[name=${name}]').value`);

/** Records a download and its name in the page, because each engine saves downloads in another folder. */
const catchDownload = `(() => {
  const create = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    const reader = new FileReader();
    reader.onload = () => { window.downloaded = reader.result.split(',')[1]; };
    reader.readAsDataURL(blob);
    return create.call(URL, blob);
  };
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) window.downloadedName = this.download;
    return click.call(this);
  };
})()`;

const steps: Record<string, (browser: Driver) => Promise<void>> = {
  'an empty form opens no dialog and moves the focus to the error summary': async (browser) => {
    await browser.openForm('/contact');
    await browser.click('form [type=submit]');
    await until('the error summary', async () => (await focused(browser)).includes(words.nameMissing));
    assert.equal(await dialogIsOpen(browser), false);
  },
  'a resume over 2 MB is refused and the input is cleared': async (browser) => {
    await browser.openForm('/contact');
    await browser.upload('[name=resume]', file('large.pdf', Buffer.alloc(2_097_153)));
    await until('the alert', () =>
      browser.evaluate(
        `document.querySelector('[role=alert]')?.textContent === ${JSON.stringify(words.resumeTooLarge)}`,
      ),
    );
    assert.equal(await field(browser, 'resume'), '');
  },
  'Escape closes the dialog and returns the focus to the submit button': async (browser) => {
    await browser.openForm('/contact');
    await fillApplication(browser);
    await browser.click('form [type=submit]');
    await until('the dialog', () => dialogIsOpen(browser));
    await browser.press('Escape');
    await until('the dialog to close', async () => !(await dialogIsOpen(browser)));
    assert.equal(await focused(browser), words.application.submit);
    assert.equal(await field(browser, 'name'), 'Asha Verma');
  },
  'a reload keeps what was typed': async (browser) => {
    await browser.openForm('/contact');
    await until('the draft', async () => (await field(browser, 'message')) === message);
    await browser.click('form [type=button]');
    await until('an empty form', async () => (await field(browser, 'message')) === '');
  },
  'an application opens WhatsApp with the complete message and downloads the resume unchanged': async (
    browser,
  ) => {
    await browser.openForm('/contact');
    await fillApplication(browser);
    await browser.evaluate(catchDownload);
    await browser.click('form [type=submit]');
    await until('the dialog', () => dialogIsOpen(browser));
    assert.match(await browser.evaluate<string>("sessionStorage.getItem('resume') ?? ''"), /base64,/);
    const preview = await browser.evaluate<string>(
      "document.querySelector('dialog [role=region]').textContent",
    );
    assert.equal(
      preview,
      [
        '*New Job Application*',
        `${words.name}: Asha Verma`,
        `${words.email}: asha@example.in`,
        `${words.phone}: +91 98765 43210`,
        `${words.locationLine}: Pune`,
        `${words.message}: ${message}`,
        `${words.resumeLine}: asha-resume.pdf`,
      ].join('\n'),
    );
    const address = new URL(await browser.clickForWindow('dialog a[target=_blank]'));
    assert.equal(address.pathname, `/${content.digits}`);
    assert.equal(address.searchParams.get('text'), preview);
    await until('the panel after the hand-off', async () => (await focused(browser)).includes(words.thanks));
    const downloaded = await until('the download', () => browser.evaluate<string>('window.downloaded'));
    assert.deepEqual(Buffer.from(downloaded, 'base64'), resumeBytes);
    assert.equal(await browser.evaluate('window.downloadedName'), 'asha-resume.pdf');
    assert.equal(await field(browser, 'name'), '');
    assert.equal(await browser.evaluate('sessionStorage.length'), 0);
  },
  'a chat in the same tab: Back and a reload show the panel again, until Done': async (browser) => {
    // WebKit takes the address of the page itself for a reload, which would keep the panel.
    await browser.openForm('/contact?for=seekers');
    await fillApplication(browser);
    await browser.click('form [type=submit]');
    await until('the dialog', () => dialogIsOpen(browser));
    const chat = await browser.evaluate<string>("document.querySelector('dialog a').href");
    // The driver goes to a page that this machine can reach, as if the chat had opened in the same tab.
    await browser.evaluate("addEventListener('click', (event) => event.preventDefault(), { once: true })");
    await browser.click('dialog a');
    await browser.open('/about');
    for (const come of [browser.back, browser.reload]) {
      await browser.evaluate('(window.left = true)');
      await come();
      const again = `!window.left && document.querySelector('${panel} a')?.href`;
      await until('the panel again', async () => (await browser.evaluate(again)) === chat);
      await until('an empty form', async () => (await field(browser, 'name')) === '');
      assert.equal(await browser.evaluate('sessionStorage.length'), 0);
    }
    await browser.click(`${panel} > button`);
    await until('no panel', async () => !(await browser.evaluate(`!!document.querySelector('${panel}')`)));
    await browser.openForm('/contact?for=seekers');
    assert.equal(await browser.evaluate(`!!document.querySelector('${panel}')`), false);
  },
  'a resume is made, and stands in the contact form with the phone, also once that was corrected': (
    browser,
  ) => makeResume(browser, content),
  'a hiring request starts a call, keeps its mode and can bring its answers back': async (browser) => {
    await browser.openForm('/contact?for=employers');
    await fillShared(browser);
    await browser.type('[name=company]', 'Neem & Sons');
    await browser.click('form [type=submit]');
    await until('the dialog', () => dialogIsOpen(browser));
    // Without an app that makes calls, some engines leave the page for an error page.
    await browser.evaluate(
      "addEventListener('click', (event) => { const link = event.target.closest('[href^=\"tel:\"]'); if (link) { window.called = link.href; event.preventDefault(); } })",
    );
    await browser.click('dialog a[href^="tel:"]');
    await until('the panel after the hand-off', async () => (await focused(browser)).includes(words.thanks));
    assert.equal(await browser.evaluate('window.called'), `tel:+${content.digits}`);
    assert.equal(await browser.evaluate("document.querySelector('[value=hiring-request]').checked"), true);
    await browser.click(`${panel} div li:last-child > button`);
    await until('the answers', async () => (await field(browser, 'company')) === 'Neem & Sons');
  },
};

/** Serves the built site, runs the journey in one engine and counts each step. */
export async function runJourney(engine: string, start: (url: string) => Promise<Driver>): Promise<void> {
  const { server, url } = await serveSite(0);
  const findings: Finding[] = [];
  try {
    const browser = await start(url);
    console.log(browser.version);
    for (const [name, step] of Object.entries(steps)) {
      const faults = await step(browser).then(
        () => [],
        (error: Error) => [error.message],
      );
      findings.push({ name: `${engine}: ${name}`, faults });
    }
    await browser.quit();
  } catch (error) {
    findings.push({
      name: `${engine}: the browser`,
      faults: [error instanceof Error ? error.message : String(error)],
    });
  }
  server.close();
  server.closeAllConnections();
  tally(engine, findings);
}
