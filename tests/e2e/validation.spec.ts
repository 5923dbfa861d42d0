import type { ContactField } from '#enquiry/validation.ts';
import { contactForm, resume, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test, textOf } from '../support/site.ts';

const limit = 2_097_152;
const asked: ContactField[] = ['name', 'email', 'phone', 'preferredLocation', 'resume', 'message'];

test('missing fields are listed, struck out when filled in, and listed again', async ({ page }) => {
  const form = contactForm(page, fixture);
  const { words, field } = form;
  const sentence = (name: ContactField) => words[`${name}Missing`];
  await form.open();
  await form.submit().click();
  await expect(form.dialog).toBeHidden();
  const summary = page.getByRole('group', { name: words.problems });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(asked.map(sentence));
  const placeOf = () => form.submit().evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await placeOf();

  await summary.getByRole('link', { name: sentence('phone') }).click();
  await expect(field('phone')).toBeFocused();
  await expect(page.getByText(words.phone, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field('phone')).toHaveAccessibleDescription(new RegExp(sentence('phone')));
  await field('name').fill('Asha');
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  await expect(field('name')).toHaveAccessibleDescription('');
  const inSummary = summary.getByRole('link', { name: sentence('name') });
  await expect(inSummary).toHaveCSS('text-decoration-line', 'line-through');
  await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
  await field('resume').setInputFiles(resume);
  await expect(field('resume')).not.toHaveAttribute('aria-invalid');
  await field('name').fill('');
  await expect(field('name')).not.toHaveAttribute('aria-invalid');
  // The space of removed errors is kept, so that the submit button does not move.
  expect(await placeOf()).toBe(before);
  await form.submit().click();
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(inSummary).not.toHaveCSS('text-decoration-line', 'line-through');

  await form.mode('hiring-request').check();
  await form.fillShared({ ...seeker, email: 'asha@' });
  await form.submit('hiring-request').click();
  await expect(summary.getByRole('link')).toHaveText([words.emailMalformed, words.companyMissing]);
  await field('email').fill(seeker.email);
  await form.submit('hiring-request').click();
  await expect(page.getByRole('group', { name: words.problems }).getByRole('link')).toHaveText([
    words.companyMissing,
  ]);
  await expect(form.dialog).toBeHidden();
});

test('an empty, too large or wrong resume is refused, and the rest is kept', async ({ page }) => {
  const form = contactForm(page, fixture, 'hi');
  const { words, field } = form;
  await form.open();
  await form.fillApplication();
  for (const [file, sentence] of [
    [{ ...resume, buffer: Buffer.alloc(limit + 1) }, words.resumeTooLarge],
    [{ ...resume, name: 'cv.odt' }, words.resumeFormat],
    [{ ...resume, buffer: Buffer.alloc(0) }, words.resumeEmpty],
  ] as const) {
    await field('resume').setInputFiles(file);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(field('resume')).toHaveValue('');
    await expect(field('name')).toHaveValue(seeker.name);
  }
  await field('resume').setInputFiles(resume);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('a resume of the largest size is downloaded whole, with a name in any script', async ({ page }) => {
  const form = contactForm(page, fixture);
  const name = "रिज़्यूमे, Asha's அறிக்கை (1) 📄.PDF";
  const buffer = Buffer.alloc(limit, 'resume');
  await form.open();
  await form.fillApplication();
  await form.field('resume').setInputFiles({ name, mimeType: '', buffer });
  await form.submit().click();
  await expect(form.preview).toContainText(`${form.words.resume}: ${name}`);
  const { file } = await form.chooseChat();
  expect(file.name).toBe(name);
  expect(file.content.equals(buffer)).toBe(true);
});

test('a message too long for a link shows a warning, and is neither cut nor blocked', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = contactForm(page, fixture);
  const { words, dialog, field } = form;
  await form.open();
  await form.fillApplication();
  const counter = page.locator('form').getByText(/ of 8000 /);
  await expect(counter).toBeHidden();
  const message = 'नौकरी की तलाश है। '.repeat(120).trim();
  await field('message').fill(message);
  await expect(counter).toBeVisible();
  await expect(page.locator('form').getByText(words.longLink)).toBeVisible();
  await form.submit().click();
  await expect(dialog).toContainText(words.longLink);
  expect(textOf(await form.ok.getAttribute('href'))).toContain(message);
  await expect(dialog).toContainText(words.qrCode.tooLong);
  await form.button(words.qrCode.copyNumber).click();
  await expect(dialog).toContainText(words.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(fixture.agency.phones[0]);
});
