import type { Page } from '@playwright/test';
import { addressIn, type Language, languageNames } from '#navigation/languages.ts';
import { contactForm, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, goBack, keepOutOfCache, openForm, test, textOf, waitForForm } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const followLanguageLink = (page: Page, to: Language) =>
  page.getByRole('banner').getByRole('link', { name: languageNames[to] }).click();

/** Expects the line that says what an enquiry is about. */
const expectSubject = (page: Page, language: Language, label: string) =>
  expect(page.getByText(fixture.forms(language).about.replace('{label}', label))).toBeVisible();

test('a draft with its mode and subject outlives a reload, a language and a page; what is left out or cleared stays away', async ({
  page,
}) => {
  const english = contactForm(page, fixture);
  const hindi = contactForm(page, fixture, 'hi');
  const { field, words } = english;
  const query = '?for=employers&about=jobs/orchard-keeper';
  const [keeper, keeperInHindi] = (['en', 'hi'] as const).map(
    (language) => fixture.entry('jobs', 'orchard-keeper', language).name,
  );
  await english.open(query);
  await expectSubject(page, 'en', keeper ?? '');
  await english.mode('application').check();
  await english.fillApplication();
  await english.mode('hiring-request').check();
  await field('company').fill('Neem & Sons');
  await page.reload();
  await waitForForm(page);
  await expect(english.mode('hiring-request')).toBeChecked();
  await expect(field('company')).toHaveValue('Neem & Sons');
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await expect(field(name)).toHaveValue(seeker[name]);
  await english.mode('application').check();
  await expect(field('preferredLocation')).toHaveValue('Delhi NCR');
  await english.mode('hiring-request').check();

  await followLanguageLink(page, 'hi');
  await expect(page).toHaveURL(addressIn('hi', `/contact${query}`));
  await waitForForm(page);
  await expect(hindi.mode('hiring-request')).toBeChecked();
  await expectSubject(page, 'hi', keeperInHindi ?? '');
  await hindi.field('name').fill('आशा');
  await hindi.button(hindi.words.leaveOut).click();
  await hindi.mode('application').check();
  await expect(hindi.field('resume')).toHaveValue('');
  await followLanguageLink(page, 'en');
  await expect(page).toHaveURL(/\d\/contact\?for=seekers$/);
  await waitForForm(page);
  await expect(field('name')).toHaveValue('आशा');
  await expect(english.button(words.leaveOut)).toHaveCount(0);

  await keepOutOfCache(page);
  await page.goto('/about');
  await goBack(page);
  await waitForForm(page);
  await expect(field('name')).toHaveValue('आशा');
  await expect(field('email')).toHaveValue(seeker.email);
  await english.button(words.clear).click();
  await expect(field('name')).toHaveValue('');
  await expect(english.button(words.undoClear)).toBeFocused();
  await expect(english.button(words.undoClear)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an enquiry that was sent is there in the other language, with its answers', async ({ page }) => {
  const english = contactForm(page, fixture);
  const hindi = contactForm(page, fixture, 'hi');
  await english.open('?location=lakepur');
  await english.fillApplication();
  await english.submit().click();
  await english.chooseCall();
  await followLanguageLink(page, 'hi');
  await expect(hindi.panel).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await hindi.button(hindi.words.bringBack).click();
  await expect(hindi.field('name')).toHaveValue(seeker.name);
  await expectSubject(page, 'hi', fixture.entry('cities', 'lakepur', 'hi').name);
  await goBack(page);
  await expect(english.panel).toBeVisible();
});

test('the home message survives a reload and a change of language; when it was "sent", a link sends it', async ({
  page,
}) => {
  await openForm(page, '/');
  await page.getByLabel(fixture.forms('en').message, { exact: true }).pressSequentially('Hello');
  await page.reload();
  await expect(page.getByLabel(fixture.forms('en').message, { exact: true })).toHaveValue('Hello');
  await followLanguageLink(page, 'hi');
  const words = fixture.forms('hi');
  const field = (name: 'name' | 'email' | 'message') => page.getByLabel(words[name], { exact: true });
  // The form is hydrated when it comes into view.
  await waitForForm(page);
  await expect(field('message')).toHaveValue('Hello');
  await field('name').fill('आशा');
  await field('email').fill(seeker.email);
  await page.getByRole('button', { name: words.home.idle }).click();
  await expect(page.getByRole('button', { name: words.home.sent })).toBeVisible();
  const link = page.locator('form').getByRole('status').locator('a[href^="https://wa.me/"]');
  for (const part of ['आशा', seeker.email, 'Hello'])
    expect(textOf(await link.getAttribute('href'))).toContain(part);
});

test('from a page that is only in English, the Hindi link leads to the form about it, or to the list of such pages', async ({
  page,
}) => {
  await page.goto('/jobs/hillpur');
  await followLanguageLink(page, 'hi');
  await waitForForm(page);
  await expectSubject(page, 'hi', fixture.entry('hindiNames').cities?.['hillpur'] ?? '');
  await expect(contactForm(page, fixture, 'hi').field('preferredLocation')).toHaveValue('Pune');

  const note = page.getByText(fixture.entry('hindiWords').offer.note);
  await page.goto('/hi');
  await expect(note).toBeHidden();
  await page.goto('/terms');
  await followLanguageLink(page, 'hi');
  await expect(page).toHaveURL('/hi#sirf-angrezi');
  await expect(note).toBeInViewport();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/hi/jobs');
});
