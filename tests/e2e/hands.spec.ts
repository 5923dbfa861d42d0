import { contactForm, resume, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { autofill } from '../support/hands/autofill.ts';
import { darkMode } from '../support/hands/darkMode.ts';
import { grammarChecker } from '../support/hands/grammarChecker.ts';
import type { Begin, Hand } from '../support/hands/hand.ts';
import { inputMethod } from '../support/hands/inputMethod.ts';
import { pageTranslator } from '../support/hands/pageTranslator.ts';
import { passwordManager } from '../support/hands/passwordManager.ts';
import {
  findPage,
  makeResume,
  sendApplication,
  sendHiringRequest,
  sendHomeMessage,
  typing,
  type Visit,
} from '../support/journeys.ts';
import { expect, holdScripts, languages, test, waitForForm } from '../support/site.ts';

/* A visitor's browser is not only theirs: every way through the forms, while something else changes the page as well. */

const nobody: Hand = async () => {};
const alone: Record<string, Hand> = {
  'a password manager': passwordManager,
  'a page translator': pageTranslator,
  'a grammar checker': grammarChecker,
  'a dark-mode extension': darkMode,
};
const together: Hand = async (page, begin) => {
  for (const hand of Object.values(alone)) await hand(page, begin);
};
const begins = ['early', 'late'] as const;
const journeys = {
  application: sendApplication,
  'hiring request': sendHiringRequest,
  'home message': sendHomeMessage,
  resume: makeResume,
  search: findPage,
};

/** React reports that it renders a form anew in which it has found other elements than its own. */
const rendersAnew = { expectedErrors: ['Minified React error #418'] };

function walk(
  name: string,
  hand: Hand,
  begin: Begin,
  journey: keyof typeof journeys,
  language: Visit['language'],
) {
  test.describe(`${name}, ${begin}`, () => {
    if (begin === 'early') test.use(rendersAnew);
    test(`${journey}, ${language}`, async ({ page }) => {
      await hand(page, begin);
      await journeys[journey]({ page, language, write: typing(page) });
    });
  });
}

for (const journey of Object.keys(journeys) as (keyof typeof journeys)[])
  walk('all of them', together, 'early', journey, 'hi');
walk('all of them', together, 'late', 'application', 'en');

const autofilled = (name: string, event: boolean, journey: keyof typeof journeys) =>
  test(`autofill ${name}: ${journey}`, async ({ page }) => {
    const write: Visit['write'] = (selector, text) => autofill(page, selector, text, event);
    await journeys[journey]({ page, language: 'en', write });
  });
// Nothing can be offered for a text that nobody has told of, so the resume is not among the journeys without an event.
autofilled('without an event', false, 'application');

test('autofill before the form is live, without an event, is taken', async ({ page }) => {
  const { field } = contactForm(page, fixture);
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  await autofill(page, '[name=name]', seeker.name, false);
  release();
  await waitForForm(page);
  await field('email').fill(seeker.email);
  await expect(field('name')).toHaveValue(seeker.name);
  await page.reload();
  await waitForForm(page);
  await expect(field('name')).toHaveValue(seeker.name);
});

declare global {
  interface Window {
    focusWasAway: boolean;
  }
}

/** Runs in the page. Notes whether the focused field is replaced in one task and gets the focus back in a later one. */
function watchFocus() {
  window.focusWasAway = false;
  let focused: Element | null = null;
  new MutationObserver(() => {
    if (focused && !focused.isConnected) window.focusWasAway ||= document.activeElement === document.body;
    else focused = document.querySelector('form :focus');
  }).observe(document, { subtree: true, childList: true });
  addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
}

/** The way of a visitor who is faster than the scripts. */
function fillEarly(name: string, hand: Hand) {
  test(`with ${name}, what is done before the form is live is kept: texts, mode, place, file, focus and caret`, async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await hand(page, 'early');
    await page.addInitScript(watchFocus);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    for (const [field, text] of Object.entries(seeker)) await page.locator(`[name=${field}]`).fill(text);
    await page.locator('select').selectOption('Pune');
    await page.locator('[type=file]').setInputFiles(resume);
    await page.locator('[value=hiring-request]').check();
    await page.locator('[name=company]').fill('Neem');
    await page.locator('textarea').evaluate((box: HTMLTextAreaElement) => {
      box.focus();
      box.setSelectionRange(5, 5);
    });
    release();
    await waitForForm(page);
    expect(await page.evaluate(() => window.focusWasAway), 'a key would go to nobody').toBe(false);
    await page.keyboard.type('really ');
    const message = 'I am really looking for accounts work.\nI can start in March.';
    for (const [field, text] of Object.entries({ ...seeker, message, company: 'Neem' }))
      await expect(page.locator(`[name=${field}]`)).toHaveValue(text);
    await page.locator('[value=application]').check();
    await expect(page.locator('select')).toHaveValue('Pune');
    expect(await contactForm(page, fixture).chosenFile()).toBe(resume.name);
  });
}

/** The way of a visitor on a phone that is twelve times as slow as this computer. */
function typeWhileSlow(name: string, hand: Hand) {
  test(`with ${name}, no key is lost while a slow phone makes the form live`, async ({ page }) => {
    await hand(page, 'early');
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 12 });
    await page.goto('/', { waitUntil: 'commit' });
    const field = page.locator('form [name=name]');
    await field.focus();
    const typed = 'Asha Verma, at the end of a long lane behind the market';
    await page.keyboard.type(typed, { delay: 25 });
    await waitForForm(page);
    await page.keyboard.type('.');
    await expect(field).toHaveValue(`${typed}.`);
  });
}

test.describe('early', () => {
  test.use(rendersAnew);
  fillEarly('all of them', together);
});

// `npm run test:hands`: each alone, so that none hides what another one breaks.
test.describe('each alone', { tag: '@each' }, () => {
  for (const [name, hand] of Object.entries({ nobody, ...alone })) {
    for (const begin of begins)
      for (const journey of Object.keys(journeys) as (keyof typeof journeys)[])
        for (const language of languages) walk(name, hand, begin, journey, language);
    test.describe('early', () => {
      test.use(rendersAnew);
      fillEarly(name, hand);
      typeWhileSlow(name, hand);
    });
  }

  autofilled('by change alone', true, 'resume');

  test('a word that is composed while the form becomes live stays in composition', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/contact', { waitUntil: 'domcontentloaded' });
    const keyboard = await inputMethod(page);
    await page.locator('[name=name]').focus();
    await keyboard.compose('आशा');
    release();
    await waitForForm(page);
    await keyboard.compose('आशा व');
    await keyboard.commit('आशा वर्मा');
    await expect(page.locator('[name=name]')).toHaveValue('आशा वर्मा');
  });
});
