import type { Locator, Page } from '@playwright/test';
import { fillIn } from '#enquiry/fillIn.ts';
import { openingSentence } from '#enquiry/origin.ts';
import { addressIn } from '#navigation/languages.ts';
import { contactForm, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, languages, openForm, test, waitForForm } from '../support/site.ts';

const landing = fixture.entry('landingWords');
const hindiNames = fixture.entry('hindiNames');
const nameOf = (collection: 'cities' | 'jobs' | 'departments' | 'companies', slug: string) =>
  fixture.entry(collection, slug).name;

/**
 * Expects the part that only this kind of page has on the first screen (specification 11.13), and returns it.
 * On a phone, expects the list of parts to lead to a part (11.14).
 */
async function expectFirstScreen(
  page: Page,
  title: string,
  find: (part: Locator) => Locator,
  words = landing,
) {
  const part = page.getByRole('region', { name: title });
  await expect(part.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  await expect(find(part).first()).toBeInViewport();

  const wide = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  const list = page.getByRole('navigation', { name: words.onThisPage });
  await list.getByRole('link', { name: words.guides, exact: true }).click();
  const target = page.getByRole('heading', { name: words.guides, exact: true });
  await expect(target).toBeInViewport({ ratio: 1 });
  const isOnTop = await target.evaluate((heading) => {
    const { left, right, top, bottom } = heading.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) === heading;
  });
  expect(isOnTop, 'nothing covers the heading').toBe(true);
  if (wide) await page.setViewportSize(wide);
  return part;
}

for (const language of languages) {
  test(`${language}: a city page shows its neighbours and a map, and its link passes the city to the form`, async ({
    page,
  }) => {
    const words = fixture.entry('landingWords', '', language);
    const { name } = fixture.entry('cities', 'lakepur', language);
    const origin = { kind: 'city', slug: 'lakepur', label: name } as const;
    const form = contactForm(page, fixture, language);
    await page.goto(addressIn(language, '/jobs/lakepur'));
    await expect(page.getByRole('navigation', { name: words.breadcrumb }).getByRole('link')).toHaveText([
      words.home,
      words.jobs,
    ]);
    const near = await expectFirstScreen(
      page,
      fillIn(words.city.near, { name }),
      (part) => part.getByRole('img', { name: fillIn(words.city.map, { name }) }),
      words,
    );
    await expect(near.locator('a[href="/jobs/hillpur"]')).toBeVisible();
    await expect(page.getByText(words.noVacancies)).toBeVisible();
    await page.locator(`main a[href="${addressIn(language, '/contact?location=lakepur')}"]`).click();
    await waitForForm(page);
    await expect(page.getByText(form.words.about.replace('{label}', name))).toBeVisible();
    await expect(page.locator('[name=location]')).toHaveValue('lakepur');
    await expect(form.field('message')).toHaveValue(
      openingSentence(origin, 'application', form.words.writing),
    );
    await expect(form.field('preferredLocation')).toHaveValue('');
  });

  test(`${language}: a role page shows its texts; the opening sentence changes with the mode until it is edited`, async ({
    page,
  }) => {
    const role = fixture.entry('jobs', 'orchard-keeper', language);
    if (role.kind !== 'role') throw new Error('orchard-keeper is no role');
    const origin = { kind: 'job', slug: 'orchard-keeper', label: role.name } as const;
    const form = contactForm(page, fixture, language);
    const { words, field } = form;
    const message = field('message');
    await page.goto(addressIn(language, '/jobs/orchard-keeper'));
    const landingWords = fixture.entry('landingWords', '', language);
    const day = fillIn(landingWords.role.day, { phrase: role.phrase });
    await expectFirstScreen(page, day, (part) => part.getByRole('listitem'), landingWords);
    const main = page.getByRole('main');
    for (const lines of [role.day, role.asks, role.waysIn, role.resume.beginner, role.resume.experienced])
      for (const line of lines)
        await expect(main.getByRole('listitem').filter({ hasText: line })).toBeVisible();
    await expect(main.getByRole('term')).toHaveText([
      ...role.waysUp.map(({ step }) => step),
      ...role.questions.map(({ question }) => question),
    ]);
    await expect(main.getByRole('definition')).toHaveText([
      ...role.waysUp.map(({ gate }) => gate),
      ...role.questions.map(({ answer }) => answer),
    ]);
    const link = addressIn(language, '/contact?for=employers&about=jobs/orchard-keeper');
    await page.locator(`main a[href="${link}"]`).click();
    await waitForForm(page);
    await expect(form.mode('hiring-request')).toBeChecked();
    await expect(message).toHaveValue(openingSentence(origin, 'hiring-request', words.writing));
    await form.mode('application').check();
    const sentence = openingSentence(origin, 'application', words.writing);
    await expect(message).toHaveValue(sentence);
    await message.fill(`${sentence} I have my own ladder.`);
    await form.mode('hiring-request').check();
    await form.fillHiringRequest({ ...seeker, message: await message.inputValue() });
    await form.submit('hiring-request').click();
    await expect(form.preview).toContainText(`${words.message}: ${sentence} I have my own ladder.`);
  });
}

test('a level page shows the other levels, a department page its ladder, a company page its disclaimer', async ({
  page,
}) => {
  const region = (name: string) => page.getByRole('region', { name });
  await page.goto('/jobs/mid-level');
  const levels = await expectFirstScreen(page, landing.arrangement.level, (part) => part.getByRole('row'));
  await expect(levels.getByRole('rowheader')).toHaveText([
    nameOf('jobs', 'mid-level'),
    nameOf('jobs', 'executive'),
  ]);
  await page.goto('/department/gardens');
  await expectFirstScreen(page, landing.department.ladder, (part) => part.getByRole('listitem').last());
  const related = region(landing.department.related);
  await expect(
    related.getByRole('link', { name: nameOf('jobs', 'orchard-keeper'), exact: true }),
  ).toBeVisible();
  await expect(
    related.getByRole('link', { name: nameOf('companies', 'mango-and-sons'), exact: true }),
  ).toBeVisible();
  const company = fixture.entry('companies', 'mango-and-sons');
  await page.goto('/company/mango-and-sons');
  const disclaimer = page.getByText(fillIn(landing.notAffiliated, { name: company.name }));
  await expect(disclaimer).toBeInViewport({ ratio: 1 });
  const main = page.getByRole('main');
  await expectFirstScreen(page, landing.company.careers, (part) =>
    // A screen reader hears the disclaimer before it.
    disclaimer.locator('xpath=following::section').and(part).locator(`a[href="${company.careers.address}"]`),
  );
  await expect(main.locator('a[href^="/contact"]')).toHaveText([landing.actions.similarWork]);
});

for (const language of languages) {
  test(`${language}: a city preselects a preferred location, keeps a choice, and can be left out`, async ({
    page,
  }) => {
    const label = language === 'hi' ? hindiNames.cities?.['hillpur'] : undefined;
    const origin = { kind: 'city', slug: 'hillpur', label: label ?? nameOf('cities', 'hillpur') } as const;
    const form = contactForm(page, fixture, language);
    const { words, field } = form;
    const line = page.getByText(words.about.replace('{label}', origin.label));
    await form.open('?location=hillpur');
    await expect(line).toBeVisible();
    await expect(field('preferredLocation')).toHaveValue('Pune');
    await expect(field('message')).toHaveValue(openingSentence(origin, 'application', words.writing));
    await form.button(words.leaveOut).click();
    await expect(line).toBeHidden();
    await expect(page.locator('[name=location]')).toHaveValue('');
    await expect(field('preferredLocation')).toHaveValue('');
    await expect(field('message')).toHaveValue('');
    await expect(page).toHaveURL(addressIn(language, '/contact'));
    await field('preferredLocation').selectOption('Mumbai');
    await field('message').fill('My own words');
    await form.open('?location=hillpur');
    await expect(line).toBeVisible();
    await expect(field('preferredLocation')).toHaveValue('Mumbai');
    await expect(field('message')).toHaveValue('My own words');
  });
}

for (const [language, query, label] of [
  ['en', 'location=islandpur', nameOf('cities', 'islandpur')],
  ['en', 'about=company/tamarind-and-daughters', nameOf('companies', 'tamarind-and-daughters')],
  ['hi', 'location=islandpur', nameOf('cities', 'islandpur')],
  ['hi', 'about=jobs/from-the-hills', fixture.entry('jobs', 'from-the-hills', 'hi').name],
] as const)
  test(`${language}: an entry that is not in the footer is recognised too: ${query}`, async ({ page }) => {
    const form = contactForm(page, fixture, language);
    await form.open(`?${query}`);
    await expect(page.getByText(form.words.about.replace('{label}', label))).toBeVisible();
  });

test.describe('a query that names nothing, or an entry of another kind', () => {
  test.use({ expectedErrors: ['404'] });

  for (const query of [
    'location=atlantis',
    'about=company/nobody',
    'location=orchard-keeper',
    'about=jobs/lakepur',
    'for=anyone&location=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
  ])
    test(`${query} is ignored`, async ({ page }) => {
      const form = contactForm(page, fixture);
      await openForm(page, `/contact?${query}`);
      // Space for the line is reserved until the entry has been looked up.
      await expect(page.locator('form').locator('xpath=preceding-sibling::p')).toHaveCount(0);
      await expect(page.locator('[name=location]')).toHaveValue('');
      await expect(form.field('message')).toHaveValue('');
      await expect(form.mode('application')).toBeChecked();
    });
});
