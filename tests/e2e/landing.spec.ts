import type { Locator, Page } from '@playwright/test';
import { fillIn } from '#enquiry/fillIn.ts';
import { openingSentence } from '#enquiry/origin.ts';
import { addressIn } from '#navigation/languages.ts';
import { contactForm } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, languages, test, waitForForm } from '../support/site.ts';

const landing = fixture.entry('landingWords');
const nameOf = (collection: 'cities' | 'jobs' | 'departments' | 'companies', slug: string) =>
  fixture.entry(collection, slug).name;

/**
 * Expects the part that readers of this kind of page ask for first on the first screen (specification 11.13), and returns it.
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
  await list.getByRole('link', { name: words.write, exact: true }).click();
  const target = page.getByRole('heading', { name: words.write, exact: true });
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
  test(`${language}: a city page shows its map and passes the city to the form`, async ({ page }) => {
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
    // The link at the end of the page.
    const links = page.locator(`main a[href="${addressIn(language, '/contact?location=lakepur')}"]`);
    await expect(links).toHaveCount(2);
    await links.last().click();
    await waitForForm(page);
    await expect(page.getByText(form.words.about.replace('{label}', name))).toBeVisible();
    await expect(page.locator('[name=location]')).toHaveValue('lakepur');
    await expect(form.field('message')).toHaveValue(
      openingSentence(origin, 'application', form.words.writing),
    );
    await expect(form.field('preferredLocation')).toHaveValue('');
  });

  test(`${language}: a role page shows its texts and passes the role to the form`, async ({ page }) => {
    const role = fixture.entry('jobs', 'orchard-keeper', language);
    if (role.kind !== 'role') throw new Error('orchard-keeper is no role');
    const origin = { kind: 'job', slug: 'orchard-keeper', label: role.name } as const;
    const form = contactForm(page, fixture, language);
    await page.goto(addressIn(language, '/jobs/orchard-keeper'));
    const landingWords = fixture.entry('landingWords', '', language);
    const { title } = landingWords.atAGlance;
    await expectFirstScreen(page, title, (part) => part.getByRole('row'), landingWords);
    const pay = page.getByRole('region', { name: landingWords.pay.title });
    await expect(pay).toContainText(/₹\s10,001/);
    await expect(pay).toContainText(/₹\s1,23,456\.50/);
    await expect(pay.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
      'href',
      'https://orchards.example',
    );
    await expect(pay.getByText(landingWords.pay.mayHaveChanged)).toHaveCount(1);
    const apply = page.getByRole('region', { name: landingWords.apply.title });
    await expect(apply.locator('a[href="https://pear.example/jobs"]')).toBeVisible();
    await expect(apply.locator('a[href="/company/mango-and-sons"]')).toBeVisible();
    const main = page.getByRole('main');
    // Resumes are in English.
    const english = fixture.entry('jobs', 'orchard-keeper');
    const resume = english.kind === 'role' ? Object.values(english.resume).flat() : [];
    for (const lines of [role.day, role.asks, role.waysIn, resume])
      for (const line of lines)
        await expect(main.getByRole('listitem').filter({ hasText: line })).toBeVisible();
    await expect(main.getByRole('term')).toHaveText([
      ...role.questions.map(({ question }) => question),
      ...role.waysUp.map(({ step }) => step),
    ]);
    await expect(main.getByRole('definition')).toHaveText([
      ...role.questions.map(({ answer }) => answer),
      ...role.waysUp.map(({ gate }) => gate),
    ]);
    const link = addressIn(language, '/contact?for=employers&about=jobs/orchard-keeper');
    await page.locator(`main a[href="${link}"]`).click();
    await waitForForm(page);
    await expect(form.mode('hiring-request')).toBeChecked();
    await expect(form.field('message')).toHaveValue(
      openingSentence(origin, 'hiring-request', form.words.writing),
    );
  });
}

test('a level, a department and a company page show what only they have', async ({ page }) => {
  const region = (name: string) => page.getByRole('region', { name });
  await page.goto('/jobs/mid-level');
  const level = fixture.entry('jobs', 'mid-level');
  if (level.kind !== 'level') throw new Error('mid-level is no level');
  const meaning = fillIn(landing.arrangement.meaning, { phrase: level.phrase });
  await expectFirstScreen(page, meaning, (part) => part.getByText(level.meaning[0] ?? ''));
  await expect(region(landing.arrangement.level).getByRole('rowheader')).toHaveText([
    nameOf('jobs', 'mid-level'),
    nameOf('jobs', 'executive'),
  ]);
  await page.goto('/department/gardens');
  await expectFirstScreen(page, landing.department.work, (part) => part.getByRole('paragraph'));
  await expect(region(landing.department.ladder).getByRole('listitem').first()).toBeVisible();
  const related = region(landing.department.related);
  await expect(
    related.getByRole('link', { name: nameOf('jobs', 'orchard-keeper'), exact: true }),
  ).toBeVisible();
  await expect(
    region(landing.apply.title).getByRole('link', {
      name: nameOf('companies', 'mango-and-sons'),
      exact: true,
    }),
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
  await expect(main.locator('a[href^="/contact"]')).toHaveText([
    landing.actions.similarWork,
    landing.actions.similarWork,
  ]);
});

test.describe('a page that the footer does not list', () => {
  test.use({ expectedErrors: ['404'] });

  test('is recognised by its name in Hindi; one that does not exist is ignored', async ({ page }) => {
    const form = contactForm(page, fixture, 'hi');
    const { name } = fixture.entry('jobs', 'from-the-hills', 'hi');
    await form.open('?about=jobs/from-the-hills');
    await expect(page.getByText(form.words.about.replace('{label}', name))).toBeVisible();
    await form.open('?location=atlantis');
    // Space for the line is reserved until the entry has been looked up.
    await expect(page.locator('form').locator('xpath=preceding-sibling::p')).toHaveCount(0);
    await expect(form.field('message')).toHaveValue('');
  });
});
