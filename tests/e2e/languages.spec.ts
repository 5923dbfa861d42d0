import type { Page } from '@playwright/test';
import { addressIn, type Language, languageNames } from '#navigation/languages.ts';
import { contactForm, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, languages, openForm, test, waitForForm } from '../support/site.ts';

const { offer } = fixture.entry('hindiWords');

const followLanguageLink = (page: Page, to: Language) =>
  page.getByRole('banner').getByRole('link', { name: languageNames[to] }).click();

/** Expects the line that says what an enquiry is about. */
const expectSubject = (page: Page, language: Language, label: string) =>
  expect(page.getByText(fixture.forms(language).about.replace('{label}', label))).toBeVisible();

const subjects = {
  en: { job: fixture.entry('jobs', 'orchard-keeper').name, city: fixture.entry('cities', 'lakepur').name },
  hi: {
    job: fixture.entry('jobs', 'orchard-keeper', 'hi').name,
    city: fixture.entry('cities', 'lakepur', 'hi').name,
  },
};

for (const language of languages) {
  const other = language === 'en' ? 'hi' : 'en';

  test(`${language} to ${other}: mode and subject survive the switch; a subject that was left out does not return`, async ({
    page,
  }) => {
    const here = contactForm(page, fixture, language);
    const there = contactForm(page, fixture, other);
    await here.open('?location=lakepur');
    await followLanguageLink(page, other);
    await expect(page).toHaveURL(addressIn(other, '/contact?location=lakepur'));
    await expectSubject(page, other, subjects[other].city);

    const query = '?for=employers&about=jobs/orchard-keeper';
    await here.open(query);
    await expectSubject(page, language, subjects[language].job);
    await followLanguageLink(page, other);
    await expect(page).toHaveURL(addressIn(other, `/contact${query}`));
    await waitForForm(page);
    await expect(there.mode('hiring-request')).toBeChecked();
    await expectSubject(page, other, subjects[other].job);

    await there.button(there.words.leaveOut).click();
    await followLanguageLink(page, language);
    await expect(page).toHaveURL(addressIn(language, '/contact'));
    await waitForForm(page);
    await expect(here.button(here.words.leaveOut)).toHaveCount(0);
  });
}

test('an enquiry that was sent is there in the other language, with its answers', async ({ page }) => {
  const english = contactForm(page, fixture);
  const hindi = contactForm(page, fixture, 'hi');
  await english.open('?location=lakepur');
  await expectSubject(page, 'en', subjects.en.city);
  await english.fillApplication();
  await english.submit().click();
  await english.chooseCall();
  await followLanguageLink(page, 'hi');
  await expect(hindi.panel).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await hindi.button(hindi.words.bringBack).click();
  await expect(hindi.field('name')).toHaveValue(seeker.name);
  await expectSubject(page, 'hi', subjects.hi.city);
  await page.goBack();
  await expect(english.panel).toBeVisible();
});

test('the home message survives a change of language and a reload, the focused field too', async ({
  page,
}) => {
  await openForm(page, '/');
  await page.getByLabel(fixture.forms('en').message, { exact: true }).pressSequentially('Hello');
  await page.reload();
  await expect(page.getByLabel(fixture.forms('en').message, { exact: true })).toHaveValue('Hello');
  await followLanguageLink(page, 'hi');
  const hindi = page.getByLabel(fixture.forms('hi').message, { exact: true });
  // The form is hydrated when it comes into view.
  await hindi.scrollIntoViewIfNeeded();
  await expect(hindi).toHaveValue('Hello');
});

test('from a city that is only in English the language link leads to the Hindi form, which names the city', async ({
  page,
}) => {
  const hindi = contactForm(page, fixture, 'hi');
  await page.goto('/jobs/hillpur');
  await followLanguageLink(page, 'hi');
  await waitForForm(page);
  await expectSubject(page, 'hi', fixture.entry('hindiNames').cities?.['hillpur'] ?? '');
  await hindi.button(hindi.words.leaveOut).click();
  await expect(page).toHaveURL('/hi/contact');
});

test('the note on pages that are only in English is shown on /hi only to visitors of such a page', async ({
  page,
}) => {
  const note = page.getByText(offer.note);
  await page.goto('/hi');
  await expect(note).toBeHidden();
  await page.goto('/terms');
  await followLanguageLink(page, 'hi');
  await expect(page).toHaveURL('/hi#sirf-angrezi');
  await expect(note).toBeInViewport();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL('/hi/jobs');
});
