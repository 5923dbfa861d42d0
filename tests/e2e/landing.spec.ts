import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import { expect, fillShared, openForm, seeker, test } from '../support/site.ts';

const slugs = (folder: string) => globSync(`content/${folder}/*.yaml`).map((file) => basename(file, '.yaml'));
const entry = (path: string) => parse(readFileSync(`content/${path}.yaml`, 'utf8'));

test('every slug of the four folders has its page', async ({ request }) => {
  const paths = [
    ...slugs('cities').map((slug) => `/jobs/${slug}`),
    ...slugs('jobs').map((slug) => `/jobs/${slug}`),
    ...slugs('departments').map((slug) => `/department/${slug}`),
    ...slugs('companies').map((slug) => `/company/${slug}`),
  ];
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths) expect((await request.get(path)).status(), path).toBe(200);
});

test('a city has its dot on the map, neighbours by distance, and leads to the form with itself', async ({
  page,
}) => {
  await page.goto('/jobs/agra');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveText([
    'Home',
    'Jobs',
  ]);
  await expect(page.getByRole('img', { name: /^Agra among/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Gwalior' }).first()).toBeVisible();
  await expect(page.getByText('This site lists no vacancies')).toBeVisible();
  await page.getByRole('link', { name: 'Send your resume for this' }).click();
  await expect(page).toHaveURL('/contact?location=agra');
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
  await expect(page.getByText('About Agra')).toBeVisible();
  await expect(page.locator('[name=location]')).toHaveValue('agra');
  await expect(page.getByLabel(/^Message/)).toHaveValue('I am writing about work in Agra.');
  await expect(page.getByLabel(/^Preferred location/)).toHaveValue('');
});

test('a city that one of the seven places covers preselects it, and never over a choice', async ({
  page,
}) => {
  await openForm(page, '/contact?location=noida');
  await expect(page.getByLabel(/^Preferred location/)).toHaveValue('Delhi NCR');
  await page.getByLabel(/^Preferred location/).selectOption('Pune');
  await page.reload();
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
  await expect(page.getByText('About Noida')).toBeVisible();
  await expect(page.getByLabel(/^Preferred location/)).toHaveValue('Pune');
});

test('the offered sentence follows the mode until it is edited, and reaches the agency', async ({ page }) => {
  await page.goto('/jobs/delivery');
  await page.getByRole('link', { name: 'Hire for this' }).click();
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'For Employers' })).toBeChecked();
  const message = page.getByLabel(/^Message/);
  await expect(message).toHaveValue('I am writing about hiring for delivery jobs.');
  await page.getByRole('radio', { name: 'For Job Seekers' }).check();
  await expect(message).toHaveValue('I am writing about delivery jobs.');
  await message.fill('I am writing about delivery jobs. I have my own scooter.');
  await page.getByRole('radio', { name: 'For Employers' }).check();
  await expect(message).toHaveValue(/my own scooter/);
  await fillShared(page, { ...seeker, message: await message.inputValue() });
  await page.getByLabel(/^Company/).fill('Neem & Sons');
  await page.getByRole('button', { name: 'Submit Hiring Request' }).click();
  await expect(page.getByRole('dialog')).toContainText(
    'Message: I am writing about delivery jobs. I have my own scooter.',
  );
});

test('"Leave that out" drops it all', async ({ page }) => {
  await openForm(page, '/contact?location=delhi');
  await expect(page.getByText('About Delhi')).toBeVisible();
  await page.getByRole('button', { name: 'Leave that out' }).click();
  await expect(page.getByText('About Delhi')).toBeHidden();
  await expect(page.locator('[name=location]')).toHaveValue('');
  await expect(page.getByLabel(/^Message/)).toHaveValue('');
  await expect(page.getByLabel(/^Preferred location/)).toHaveValue('');
  await expect(page).toHaveURL('/contact');
});

test('what the visitor wrote before is never overwritten', async ({ page }) => {
  await openForm(page, '/contact');
  await page.getByLabel(/^Message/).fill('My own words');
  await openForm(page, '/contact?about=department/logistics');
  await expect(page.getByText('About Logistics')).toBeVisible();
  await expect(page.getByLabel(/^Message/)).toHaveValue('My own words');
});

test.describe('hostile or unknown queries', () => {
  test.use({ expectedErrors: ['404'] });

  for (const query of [
    'location=atlantis',
    'location=delivery',
    'about=jobs/agra',
    'about=company/nobody',
    'location=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    'about=..%2Fprivacy',
    'about=jobs/x%22%5D',
    'for=anyone',
  ]) {
    test(`${query} is ignored`, async ({ page }) => {
      await openForm(page, `/contact?${query}`);
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/^About /)).toHaveCount(0);
      await expect(page.locator('[name=location]')).toHaveValue('');
      await expect(page.getByLabel(/^Message/)).toHaveValue('');
      await expect(page.getByRole('radio', { name: 'For Job Seekers' })).toBeChecked();
    });
  }
});

for (const [query, path, label] of [
  ['location=agra', '/jobs/agra', 'Agra'],
  ['about=company/larsen-and-toubro', '/company/larsen-and-toubro', 'Larsen & Toubro'],
]) {
  test(`an entry that the footer does not list is known all the same: ${label}`, async ({ page }) => {
    await page.route('**/contact?**', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(new RegExp(`<li><a href="${path}">.*?</li>`), '');
      await route.fulfill({ response, body });
    });
    await openForm(page, `/contact?${query}`);
    await expect(page.getByText(`About ${label}`)).toBeVisible();
  });
}

test('a role shows its day, resume lines and questions; a level its ladder; a department its roles', async ({
  page,
}) => {
  const role = entry('jobs/delivery');
  await page.goto('/jobs/delivery');
  await expect(page.getByRole('region', { name: 'What the work is' }).getByRole('listitem')).toHaveText(
    role.day,
  );
  await expect(page.getByRole('region', { name: 'On your resume' }).getByRole('listitem')).toHaveText(
    role.resume,
  );
  await expect(page.getByRole('region', { name: 'Questions to prepare' }).getByRole('term')).toHaveText(
    role.questions.map(({ question }: { question: string }) => question),
  );
  await page.goto('/jobs/senior');
  await expect(page.getByRole('region', { name: 'The ladder' }).getByRole('rowheader')).toHaveText([
    'Freshers',
    'Entry level',
    'Junior',
    'Mid level',
    'Senior',
    'Manager',
    'Director',
    'Executive',
  ]);
  await page.goto('/department/logistics');
  await expect(
    page.getByRole('region', { name: 'Roles and employers' }).getByRole('link', { name: 'Delivery' }),
  ).toBeVisible();
});

test('a company page says first that the agency is not affiliated, and links to the company', async ({
  page,
}) => {
  const company = entry('companies/tcs');
  await page.goto('/company/tcs');
  const disclaimer = page.getByText(
    `We are not affiliated with ${company.name} and cannot promise a job there.`,
  );
  await expect(disclaimer).toBeVisible();
  await expect(page.getByRole('main').locator(`a[href="${company.website}"]`)).toBeVisible();
});

test('no link of the site leads to "#"', async ({ page }) => {
  for (const path of ['/', '/jobs', '/sitemap', '/jobs/agra', '/privacy']) {
    await page.goto(path);
    await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
  }
});
