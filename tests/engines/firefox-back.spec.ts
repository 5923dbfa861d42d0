import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';

/*
 * Back in a real Firefox with its back/forward cache, which Playwright turns off. A page from that cache reads the session
 * storage of the time when it was left: `findings/firefox-back-storage.sh`.
 */

const unloadAllowed = 'docshell.shistory.bfcache.allow_unload_listeners';

for (const [system, isAllowed] of [
  ['a computer', false],
  ['Android', true],
] as const)
  test.describe(`Firefox on ${system}`, () => {
    let firefox: Browser;
    let page: Page;
    test.beforeAll(async () => {
      firefox = await puppeteer.launch({
        browser: 'firefox',
        executablePath: '/usr/bin/firefox-esr',
        extraPrefsFirefox: { 'browser.sessionhistory.max_total_viewers': 8, [unloadAllowed]: isAllowed },
      });
    });
    test.afterAll(() => firefox?.close());
    test.beforeEach(async () => {
      page = await firefox.newPage();
      await page.goto(new URL('/about', test.info().project.use.baseURL).href);
    });
    test.afterEach(() => page.close());

    let departures = 0;
    /** Does what leads to a page. Puppeteer waits in vain for the load of one that comes from the cache. */
    const arrive = async (
      path: string,
      go: (argument: number | string) => void,
      argument: number | string,
    ) => {
      departures++;
      await page.evaluate((departures) => Object.assign(window, { departures }), departures);
      await page.evaluate(`setTimeout(() => (${go})(${JSON.stringify(argument)}), 20)`);
      await expect(async () => {
        const [shown, left] = await page.evaluate(() => [
          location.pathname,
          Reflect.get(window, 'departures'),
        ]);
        expect(shown).toBe(path.replace(/\?.*/, ''));
        expect(left).not.toBe(departures);
      }).toPass({ timeout: 20_000 });
      if (path !== '/about') await waitForForm();
    };
    const open = (path: string) => arrive(path, (to) => location.assign(`${to}`), path);
    /** Goes back some entries, to a page that was left by `open`. */
    const back = async (path: string, by = 1) => arrive(path, (by) => history.go(-by), by);
    const waitForForm = () =>
      expect(async () => {
        await page.evaluate(() => document.querySelector('form')?.scrollIntoView());
        expect(await page.$('form[data-ready]')).not.toBeNull();
      }).toPass({ timeout: 20_000 });
    const write = async (texts: Record<string, string>) => {
      for (const [name, text] of Object.entries(texts)) {
        await page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).select());
        await page.type(`[name=${name}]`, text);
      }
    };
    const texts = (...names: string[]) =>
      page.evaluate(
        (names) => names.map((name) => document.querySelector<HTMLInputElement>(`[name=${name}]`)?.value),
        names,
      );
    const press = (selector: string) => page.$eval(selector, (button) => (button as HTMLElement).click());
    const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));

    test('what was cleared in the contact form is gone, and the next key does not store it again', async () => {
      await open('/contact');
      await write({ name: 'Asha Verma', phone: '98765 43210' });
      await open('/about');
      await back('/contact');
      expect(await texts('name', 'phone')).toEqual(['Asha Verma', '98765 43210']);
      await open('/about');
      await open('/contact');
      expect(await texts('name')).toEqual(['Asha Verma']);
      await press('form [type=submit] ~ button');
      await back('/contact', 2);
      expect(await texts('name', 'phone')).toEqual(['', '']);
      await write({ email: 'a' });
      expect(await stored()).not.toContain('Asha');
    });

    test('of a hiring request that was sent, nothing stands in an older entry', async () => {
      await open('/contact?for=employers');
      await write({
        name: 'Asha Verma',
        email: 'a@b.in',
        phone: '98765 43210',
        company: 'Neem',
        message: 'Two',
      });
      await open('/about');
      await open('/contact?for=employers');
      await press('form [type=submit]');
      await page.waitForSelector('dialog a[href^="tel:"]');
      await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()));
      await press('dialog a[href^="tel:"]');
      await page.waitForSelector('[role=status] > h2');
      await back('/contact', 2);
      expect(await texts('name', 'company', 'message')).toEqual(['', '', '']);
      expect(await stored()).not.toContain('Asha');
    });

    test('a message that was sent from the home page is gone, and newer words win', async () => {
      await open('/');
      await write({ name: 'Asha Verma', email: 'a@b.in', message: 'Older' });
      await open('/about');
      await open('/');
      await write({ message: 'Newer' });
      await back('/', 2);
      expect(await texts('message')).toEqual(['Newer']);
      await open('/about');
      await open('/');
      await press('form [type=submit]');
      await page.waitForSelector('form [role=status] a[href^="https://wa.me/"]');
      await back('/', 2);
      expect(await texts('name', 'message')).toEqual(['', '']);
    });

    test('the resume that was made last is in the application, and a cleared one is gone', async () => {
      const use = async (name: string) => {
        await write({ name, phone: '98765 43210' });
        await press('form [type=submit]');
        await page.waitForSelector('[role=group] > #resume-made ~ ul a');
        await press('[role=group] > #resume-made ~ ul a');
        await page.waitForFunction(() => location.pathname === '/contact');
        await waitForForm();
        const file = () => page.$eval('[type=file]', (input) => (input as HTMLInputElement).files?.[0]?.name);
        await expect.poll(file).toBe(`${name}_Resume.pdf`);
      };
      await open('/resume');
      await use('Asha');
      await back('/resume');
      await use('Mary');
      await open('/resume');
      await press('form [type=submit] ~ button');
      await back('/resume', 2);
      expect(await texts('name', 'phone')).toEqual(['', '']);
      expect(await stored()).not.toContain('Mary');
    });
  });
