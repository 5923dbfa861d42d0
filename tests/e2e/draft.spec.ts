import { chooseCall, expect, fillApplication, openForm, resume, seeker, test } from '../support/site.ts';

const draft = () => JSON.stringify({ ...sessionStorage });

test('a reload keeps every text and the mode, and not the resume', async ({ page }) => {
  await openForm(page, '/contact');
  await page.getByRole('radio', { name: 'For Employers' }).check();
  await page.getByLabel(/^Company/).fill('Neem & Sons');
  await page.getByRole('radio', { name: 'For Job Seekers' }).check();
  await fillApplication(page);
  await page.reload();
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
  await expect(page.getByLabel(/^Name/)).toHaveValue(seeker.name);
  await expect(page.getByLabel(/^Message/)).toHaveValue(seeker.message);
  await expect(page.getByLabel(/^Preferred location/)).toHaveValue('Delhi NCR');
  await expect(page.getByLabel(/^Resume/)).toHaveValue('');
  await page.getByRole('radio', { name: 'For Employers' }).check();
  await expect(page.getByLabel(/^Company/)).toHaveValue('Neem & Sons');
});

test('away and back keeps every text, also without the back/forward cache', async ({ page }) => {
  await openForm(page, '/contact');
  await page.evaluate(() => addEventListener('unload', () => {}));
  await fillApplication(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await page.goBack();
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
  await expect(page.getByLabel(/^Name/)).toHaveValue(seeker.name);
  await expect(page.getByLabel(/^Email/)).toHaveValue(seeker.email);
});

test('the address decides the mode over an older draft', async ({ page }) => {
  await openForm(page, '/contact');
  await fillApplication(page);
  await openForm(page, '/contact?for=employers');
  await expect(page.getByRole('radio', { name: 'For Employers' })).toBeChecked();
  await expect(page.getByLabel(/^Name/)).toHaveValue(seeker.name);
});

test('Clear form empties it, keeps the mode, and forgets the draft', async ({ page }) => {
  await openForm(page, '/contact?for=employers');
  await page.getByLabel(/^Name/).fill('Asha');
  expect(await page.evaluate(draft)).toContain('Asha');
  await page.getByRole('button', { name: 'Clear form' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await expect(page.getByRole('radio', { name: 'For Employers' })).toBeChecked();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('a text in the storage that is no draft does no harm', async ({ page }) => {
  await page.addInitScript(() =>
    sessionStorage.setItem('enquiry-draft', '{"kind":7,"texts":{"name":{},"email":"a@b.in"}}'),
  );
  await openForm(page, '/contact');
  await expect(page.getByRole('radio', { name: 'For Job Seekers' })).toBeChecked();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  await expect(page.getByLabel(/^Email/)).toHaveValue('a@b.in');
});

test('after the hand-off a reload finds the form empty', async ({ page }) => {
  await openForm(page, '/contact');
  await fillApplication(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await page.getByRole('link', { name: /^OK/ }).click();
  await expect(page.getByText('Thank you for your submission!')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.reload();
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
});

test('"Bring my answers back" brings texts, mode and file', async ({ page }) => {
  await openForm(page, '/contact');
  await fillApplication(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await chooseCall(page);
  await page.getByRole('button', { name: 'Bring my answers back' }).click();
  await expect(page.getByText('Thank you for your submission!')).toBeHidden();
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await expect(page.getByLabel(/^Name/)).toHaveValue(seeker.name);
  await expect(page.getByLabel(/^Message/)).toHaveValue(seeker.message);
  const file = await page.getByLabel(/^Resume/).evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
  expect(file).toBe(resume.name);
});
