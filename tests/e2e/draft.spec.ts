import { languageNames } from '#navigation/languages.ts';
import { contactForm, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, goBack, keepOutOfCache, test, waitForForm } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('a draft outlives a reload, a language and a page, until it is cleared', async ({ page }) => {
  const form = contactForm(page, fixture);
  const { field, words } = form;
  await form.open();
  await form.fillApplication();
  await form.mode('hiring-request').check();
  await field('company').fill('Neem & Sons');
  await page.reload();
  await waitForForm(page);
  await expect(form.mode('hiring-request')).toBeChecked();
  await expect(field('company')).toHaveValue('Neem & Sons');
  for (const name of ['name', 'email', 'phone', 'message'] as const)
    await expect(field(name)).toHaveValue(seeker[name]);
  await form.mode('application').check();
  await expect(field('preferredLocation')).toHaveValue('Delhi NCR');

  await page.getByRole('link', { name: languageNames.hi }).click();
  await expect(page).toHaveURL(/\/hi\/contact/);
  await waitForForm(page);
  const hindi = contactForm(page, fixture, 'hi');
  await expect(hindi.mode('application')).toBeChecked();
  await expect(hindi.field('resume')).toHaveValue('');
  await hindi.field('name').fill('आशा');
  await page.getByRole('link', { name: languageNames.en }).click();
  await expect(page).toHaveURL(/\d\/contact/);
  await waitForForm(page);
  await expect(field('name')).toHaveValue('आशा');

  await keepOutOfCache(page);
  await page.goto('/about');
  await goBack(page);
  await waitForForm(page);
  await expect(field('name')).toHaveValue('आशा');
  await expect(field('email')).toHaveValue(seeker.email);
  await form.button(words.clear).click();
  await expect(field('name')).toHaveValue('');
  await expect(form.button(words.undoClear)).toBeFocused();
  await expect(form.button(words.undoClear)).toBeInViewport({ ratio: 1 });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});
