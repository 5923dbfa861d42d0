import type { Page } from 'puppeteer-core';
import { median } from '../../rules/size/median.ts';
import { onPhone, slowdown } from './phone.ts';

/** Milliseconds between two keystrokes of a quick typist. */
const keystroke = 120;

/** Milliseconds after which a scroll or a change of focus is over. */
const pause = 500;

export type Interaction = { what: string; milliseconds: number };

/**
 * Types into every field of the contact form and presses each of its buttons, with the processor slowed four times.
 * The figure of each is the time to the next frame as the Event Timing API reports it, in steps of 8 ms; the median
 * of three visits.
 */
export async function measureResponsiveness(url: string): Promise<Interaction[]> {
  const [first = [], ...others] = [await visit(url), await visit(url), await visit(url)];
  return first.map(({ what, milliseconds }, index) => ({
    what,
    milliseconds: median([
      milliseconds,
      ...others.map((interactions) => interactions[index]?.milliseconds ?? Number.NaN),
    ]),
  }));
}

const visit = (url: string) =>
  onPhone(async (page) => {
    await page.goto(`${url}/contact`);
    await page.$eval('form', (form) => form.scrollIntoView());
    await page.waitForSelector('form[data-ready]');
    await page.waitForSelector('html.web-fonts');
    await page.emulateCPUThrottling(slowdown);
    return interact(page);
  });

async function interact(page: Page): Promise<Interaction[]> {
  const figures: Interaction[] = [];
  const time = async (what: string, act: () => Promise<void>) => {
    await page.evaluate(() => {
      const durations: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) durations.push(duration);
      });
      observer.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      Object.assign(window, { durations, observer });
    });
    await act();
    const milliseconds = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const { durations, observer } = window as never as {
            durations: number[];
            observer: PerformanceObserver;
          };
          setTimeout(() => {
            observer.disconnect();
            resolve(Math.max(16, ...durations));
          }, 400);
        }),
    );
    figures.push({ what, milliseconds });
  };
  /** Brings an element to the middle of the screen and waits until nothing scrolls any more. */
  const bring = async (selector: string) => {
    await page.$eval(selector, (element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await new Promise((resolve) => setTimeout(resolve, pause));
  };
  const press = async (what: string, selector: string) => {
    await bring(selector);
    await time(what, () => page.click(selector));
  };
  const type = async (name: string, text: string) => {
    await bring(`[name=${name}]`);
    await page.click(`[name=${name}]`);
    await new Promise((resolve) => setTimeout(resolve, pause));
    await time(`type: ${name}`, () => page.keyboard.type(text, { delay: keystroke }));
  };

  await press('submit with everything missing', 'form [type=submit]');
  await press('a link of the error summary', 'form [role=group] a');
  await type('name', 'Asha');
  await type('email', 'asha@gmial.com');
  await type('phone', '98765 43210');
  await press('the suggested email address', '[role=status] button');
  await type('message', 'Accounts work in Noida');
  await press('mode: employers', '[value=hiring-request]');
  await type('company', 'Neem');
  await press('submit', 'form [type=submit]');
  await press('Go back', 'dialog button');
  await press('submit again', 'form [type=submit]');
  await page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if ((event.target as Element).closest('dialog a')) event.preventDefault();
    }),
  );
  await press('OK', 'dialog a');
  await press('Copy message', '[role=status] ul button');
  await press('Bring my answers back', '[role=status] div li:last-child > button');
  await press('Clear form', 'form [type=submit] + button');
  return figures;
}
