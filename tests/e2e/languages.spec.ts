import type { Page } from '@playwright/test';
import { type Language, languageNames } from '#navigation/languages.ts';
import { contactForm, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test, waitForForm } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const followLanguageLink = (page: Page, to: Language) =>
  page.getByRole('banner').getByRole('link', { name: languageNames[to] }).click();

/** Expects the line that says what an enquiry is about. */
const expectSubject = (page: Page, language: Language, label: string) =>
  expect(page.getByText(fixture.forms(language).about.replace('{label}', label))).toBeVisible();

test('a draft with its mode and subject outlives a reload and a change of language', async ({ page }) => {
  const english = contactForm(page, fixture);
  const hindi = contactForm(page, fixture, 'hi');
  const { field, words } = english;
  const expectKeeper = (language: Language) =>
    expectSubject(page, language, fixture.entry('jobs', 'orchard-keeper', language).name);
  await english.open('?about=jobs/orchard-keeper');
  await expectKeeper('en');
  await english.mode('hiring-request').check();
  await english.fillHiringRequest();
  await page.reload();
  await waitForForm(page);
  await expect(english.mode('hiring-request')).toBeChecked();
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await expect(field(name)).toHaveValue(seeker[name]);

  await followLanguageLink(page, 'hi');
  await expect(page).toHaveURL('/hi/contact?for=employers&about=jobs/orchard-keeper');
  await waitForForm(page);
  await expect(hindi.mode('hiring-request')).toBeChecked();
  await expectKeeper('hi');
  await hindi.field('name').fill('आशा');
  await hindi.submit('hiring-request').click();
  await hindi.chooseCall();
  await followLanguageLink(page, 'en');
  await expect(english.panel).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await english.button(words.bringBack).click();
  await expect(field('name')).toHaveValue('आशा');
  await expectKeeper('en');
});

test('an English page has its Hindi name in the form; a note stands above Hindi pages', async ({ page }) => {
  const form = contactForm(page, fixture, 'hi');
  await form.open('?location=hillpur');
  await expectSubject(page, 'hi', fixture.entry('hindiNames').cities?.['hillpur'] ?? '');
  await expect(form.field('preferredLocation')).toHaveValue('Pune');

  const note = page.getByText(fixture.entry('hindiWords').offer.note);
  await page.goto('/hi');
  await expect(note).toBeHidden();
  await page.goto('/hi#sirf-angrezi');
  await expect(note).toBeInViewport();
  await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', '/hi/jobs');
});
