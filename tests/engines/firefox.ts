/** `npm run test:firefox`: runs the journey in Debian's Firefox, over WebDriver BiDi. */
import puppeteer, { type Page } from 'puppeteer-core';
import { type Driver, until } from './driver.ts';
import { need } from './install.ts';
import { runJourney } from './journey.ts';

const program = '/usr/bin/firefox-esr';

await runJourney('firefox', async (url): Promise<Driver> => {
  need(program, ['firefox-esr']);
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: program, headless: true });
  const page: Page = await browser.newPage();
  return {
    version: await browser.version(),
    openForm: async (path) => {
      await page.goto(url + path);
      await page.$eval('form', (form) => form.scrollIntoView());
      await until('the hydrated form', () => page.$('form[data-ready]'));
    },
    open: async (path) => void (await page.goto(url + path)),
    back: async () => void (await page.evaluate('history.back()')),
    reload: async () => void (await page.evaluate('location.reload()')),
    type: async (selector, text) => {
      await page.$eval(selector, (field) => (field as HTMLInputElement).select());
      await page.type(selector, text);
    },
    upload: async (selector, path) => {
      const input = await page.waitForSelector(selector);
      if (!input) throw new Error(`no ${selector}`);
      await (input as unknown as { uploadFile(path: string): Promise<void> }).uploadFile(path);
    },
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    evaluate: (expression) => page.evaluate(expression) as Promise<never>,
    clickForWindow: async (selector) => {
      await page.click(selector);
      const target = await until('a new window', async () =>
        browser.targets().find((found) => found.url().includes('wa.me')),
      );
      // If WhatsApp can not be reached, its address is in the address of Firefox's error page.
      const address = new URL(target.url()).searchParams.get('u') ?? target.url();
      await (await target.page())?.close();
      await page.bringToFront();
      return address;
    },
    quit: () => browser.close(),
  };
});
