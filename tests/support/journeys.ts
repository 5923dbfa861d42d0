import { expect, type Page } from '@playwright/test';
import { resumeAddress } from '#navigation/addresses.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { resume as file } from './contactForm.ts';
import { fixture } from './fixture.ts';
import { openForm, textOf, waitForForm } from './site.ts';

/*
 * Whole ways through the forms, as a visitor goes them whose browser is not only theirs: the page's words may have been
 * translated, so controls are found by their names and addresses. What is expected is written out.
 */

export type Visit = {
  page: Page;
  language: Language;
  write: (selector: string, text: string) => Promise<void>;
};

/** Fills a field as a person does who types. */
export const typing =
  (page: Page): Visit['write'] =>
  (selector, text) =>
    page.locator(selector).fill(text);

const answers = { name: 'Asha Verma', email: 'asha@example.in', phone: '+91 98765 43210' };

const submit = (page: Page) => page.locator('form [type=submit]').click();
const undo = (page: Page, what: string) => page.locator(`[id$="-undo-${what}"]`).click();
const clear = (page: Page) => page.locator('form [type=submit] ~ button').click();

/** The text of the chat that OK opens. Presses OK. */
async function sendByChat(page: Page): Promise<string | null> {
  const ok = page.locator('dialog a[href^="https://wa.me/"]').first();
  const text = textOf(await ok.getAttribute('href'));
  const popup = page.waitForEvent('popup');
  await ok.click();
  await popup;
  await page.bringToFront();
  const panel = page.locator('[role=status]:has(> h2)');
  // In Firefox the chat's tab may stay in front.
  await expect.poll(() => panel.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(textOf(await panel.locator('a[href^="https://wa.me/"]').getAttribute('href'))).toBe(text);
  return text;
}

/** An application about a role, with an error, a slip in the address, a Clear that is undone, and a resume. */
export async function sendApplication({ page, language, write }: Visit) {
  const words = fixture.forms(language);
  await openForm(page, addressIn(language, '/contact?about=jobs/orchard-keeper'));
  await expect(page.locator('textarea')).not.toHaveValue('');
  await submit(page);
  await expect(page.locator('form [role=group] li')).toHaveCount(5);
  await write('[name=name]', answers.name);
  await write('[name=phone]', answers.phone);
  await page.locator('[name=email]').fill('asha@gmial.com');
  await page.locator('[name=phone]').focus();
  await page.locator('div:has(> div > [name=email]) [role=status] button').click();
  await expect(page.locator('[name=email]')).toHaveValue('asha@gmail.com');
  await page.locator('select').selectOption({ index: 1 });
  await write('textarea', 'I can join immediately.');
  await clear(page);
  await expect(page.locator('[name=name]')).toHaveValue('');
  await undo(page, 'clear');
  await page.locator('[type=file]').setInputFiles(file);
  for (const [name, value] of Object.entries({ ...answers, email: 'asha@gmail.com' }))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await submit(page);
  const sentence = { en: 'I want this work: Orchard keeper.', hi: 'मुझे बाग का काम बनना है।' }[language];
  const text = await sendByChat(page);
  expect(text).toBe(
    [
      '*New Job Application*',
      `${words.name}: ${answers.name}`,
      `${words.email}: asha@gmail.com`,
      `${words.phone}: ${answers.phone}`,
      `${words.locationLine}: Delhi NCR`,
      `${words.message}: ${sentence} I can join immediately.`,
      `${words.resumeLine}: ${file.name}`,
    ].join('\n'),
  );
  await page.locator('[role=status]:has(> h2) > button').click();
  await expect(page.locator('[name=name]')).toHaveValue('');
}

/** A hiring request that changes its mode twice, with the dialog closed once. */
export async function sendHiringRequest({ page, language, write }: Visit) {
  const words = fixture.forms(language);
  await openForm(page, addressIn(language, '/contact'));
  await page.locator('[name=kind][value=hiring-request]').check();
  for (const [name, value] of Object.entries({ ...answers, company: 'Neem & Sons' }))
    await write(`[name=${name}]`, value);
  await page.locator('[name=kind][value=application]').check();
  await page.locator('[name=kind][value=hiring-request]').check();
  await write('textarea', 'Two orchard keepers');
  await submit(page);
  await page.keyboard.press('Escape');
  await submit(page);
  const text = await sendByChat(page);
  expect(text).toBe(
    [
      '*New Hiring Request*',
      `${words.name}: ${answers.name}`,
      `${words.email}: ${answers.email}`,
      `${words.phone}: ${answers.phone}`,
      `${words.company}: Neem & Sons`,
      `${words.message}: Two orchard keepers`,
    ].join('\n'),
  );
}

/** The home page's message, and its link to WhatsApp. */
export async function sendHomeMessage({ page, language, write }: Visit) {
  const words = fixture.forms(language);
  await openForm(page, addressIn(language, '/'));
  await submit(page);
  for (const name of ['name', 'email'] as const) await write(`[name=${name}]`, answers[name]);
  await write('textarea', 'Hello');
  await submit(page);
  const chat = page.locator('form [role=status] a[href^="https://wa.me/"]');
  expect(textOf(await chat.getAttribute('href'))).toBe(
    `*New Message*\n${words.name}: ${answers.name}\n${words.email}: ${answers.email}\n${words.message}: Hello`,
  );
}

/** A resume with a role and an entry that was taken out and brought back; used, corrected, and used again. */
export async function makeResume({ page, language, write }: Visit) {
  await openForm(page, resumeAddress(language));
  await page.locator('[name=job]').selectOption('orchard-keeper');
  await page.locator('fieldset li [type=checkbox]').first().check();
  for (const gap of [0, 1]) await write(`li [name^=line]:not([type]) >> nth=${gap}`, '40');
  await page.locator('[name=job]').selectOption('other');
  await page.locator('[name=job]').selectOption('orchard-keeper');
  await write('[name=name]', 'आशा वर्मा');
  await page.locator('div:has(> [name=name]) > [role=status] button').click();
  await expect(page.locator('[name=name]')).toHaveValue('Asha Verma');
  await write('[name=phone]', answers.phone);
  await write('[name="work-0-work"]', 'Grafter');
  await page.locator('[id=resume-part-experience] > button').last().click();
  await write('[name="work-1-work"]', 'Picker');
  await page.locator('fieldset:has([name="work-1-work"]) button').last().click();
  await expect(page.locator('[name="work-1-work"]')).toHaveCount(0);
  await undo(page, 'work');
  await expect(page.locator('[name="work-1-work"]')).toHaveValue('Picker');
  await clear(page);
  await undo(page, 'clear');
  await expect(page.locator('[name="work-1-work"]')).toHaveValue('Picker');
  for (const name of ['Asha Verma', 'Asha V Thomas']) {
    await write('[name=name]', name);
    await submit(page);
    await page.locator('[role=group]:has(> #resume-made) a').click();
    await page.waitForURL(/\/contact\?about=jobs\/orchard-keeper$/);
    await waitForForm(page);
    await expect(page.locator('[name=name]')).toHaveValue(name);
    const chosen = () =>
      page.locator('[type=file]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
    await expect.poll(chosen).toBe(`${name.replaceAll(' ', '_')}_Resume.pdf`);
    if (name === 'Asha Verma') await openForm(page, resumeAddress(language));
  }
}

/** The search, from words to a page. */
export async function findPage({ page, language, write }: Visit) {
  await page.goto(addressIn(language, '/jobs'));
  await write('[type=search]', 'fruit picker');
  await page.locator('[role=search] li a').first().click();
  await expect(page).toHaveURL(/\/jobs\/orchard-keeper$/);
}
