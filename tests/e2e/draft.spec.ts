import { languageNames } from '#navigation/languages.ts';
import { contactForm, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, keepOutOfCache, test, waitForForm } from '../support/site.ts';

test('the draft is kept after a reload or a change of page, language or mode, until it is cleared', async ({
  page,
}) => {
  const form = contactForm(page, fixture);
  const { field, words } = form;
  const { navigation } = fixture.entry('layoutWords');
  await form.open('?for=employers');
  await field('company').fill('Neem & Sons');
  await form.mode('application').check();
  await form.fillApplication();
  await page.goto('/contact');
  await waitForForm(page);
  await expect(form.mode('application')).toBeChecked();
  await page.reload();
  await waitForForm(page);
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await expect(field(name)).toHaveValue(seeker[name]);
  await expect(field('preferredLocation')).toHaveValue('Delhi NCR');
  await expect(field('resume')).toHaveValue('');
  await form.mode('hiring-request').check();
  await expect(field('company')).toHaveValue('Neem & Sons');

  await page.getByRole('link', { name: languageNames.hi }).click();
  await expect(page).toHaveURL(/\/hi\/contact$/);
  await waitForForm(page);
  const hindi = contactForm(page, fixture, 'hi');
  await expect(hindi.mode('hiring-request')).toBeChecked();
  await expect(hindi.field('company')).toHaveValue('Neem & Sons');
  await hindi.field('name').fill('आशा');
  await page.getByRole('link', { name: languageNames.en }).click();
  await expect(page).toHaveURL(/\d\/contact/);
  await waitForForm(page);
  await expect(field('name')).toHaveValue('आशा');

  await keepOutOfCache(page);
  await page.getByRole('banner').getByRole('link', { name: navigation.about }).click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await waitForForm(page);
  await expect(field('name')).toHaveValue('आशा');
  await expect(field('email')).toHaveValue(seeker.email);

  await form.mode('application').check();
  await form.open('?for=employers');
  await expect(form.mode('hiring-request')).toBeChecked();
  await expect(field('name')).toHaveValue('आशा');
  await form.button(words.clear).click();
  await expect(field('name')).toHaveValue('');
  await expect(field('name')).toBeFocused();
  await expect(form.mode('hiring-request')).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
