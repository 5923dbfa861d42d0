import type { Page } from '@playwright/test';
import { fixture } from '../support/fixture.ts';
import { inputMethod } from '../support/hands/inputMethod.ts';
import { expect, test, textOf } from '../support/site.ts';

const wordsIn = (language: 'en' | 'hi') => fixture.entry('landingWords', '', language).search;
const { alsoCalled: [city = ''] = [] } = fixture.entry('cities', 'lakepur');
const { name: role, alsoCalled: [called = ''] = [] } = fixture.entry('jobs', 'orchard-keeper');

const box = (page: Page) => page.getByRole('searchbox');
const results = (page: Page, language: 'en' | 'hi' = 'en') =>
  page.getByRole('list', { name: wordsIn(language).results, exact: true }).getByRole('link');

test('everyday words and a city give both pages, by keyboard; a link sends the words', async ({ page }) => {
  const words = wordsIn('en');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const isOfSearch = (path: string) => /search(Script.*\.js|\.json)$/.test(path);
  await page.goto('/jobs');
  await page.waitForLoadState('load');
  expect(requests.filter(isOfSearch)).toEqual([]);

  await page.getByRole('searchbox', { name: words.label }).focus();
  const typed = `${called} ka kaam ${city}`;
  await page.keyboard.type(typed);
  await expect(results(page)).toHaveCount(2);
  const link = page.getByRole('link', { name: words.ask.replace('{words}', typed) });
  expect(textOf(await link.getAttribute('href'))).toBe(words.message.replace('{words}', typed));
  expect(requests.filter(isOfSearch)).toHaveLength(2);

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(results(page).last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(results(page)).toHaveCount(0);

  await page.keyboard.type(called);
  await expect(results(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jobs/orchard-keeper');
});

test('the keys of an input method write a Hindi word, and only its last Enter goes to a result', async ({
  page,
}) => {
  const { alsoCalled: [word = ''] = [] } = fixture.entry('jobs', 'orchard-keeper', 'hi');
  await page.goto('/hi/jobs');
  await box(page).focus();
  const method = await inputMethod(page);
  await method.compose(word);
  await expect(results(page, 'hi')).toHaveCount(1);
  for (const key of ['ArrowDown', 'Enter', 'Escape'] as const) {
    await method.press(key);
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveValue(word);
  }
  // As news sites and converted fonts write a word, with a joiner in it.
  await method.commit(`${word}\u200d`);
  await page.keyboard.press('Enter');
  await expect(results(page, 'hi').first()).toBeFocused();
});

// The page itself is answered with status 404, which the browser logs as an error.
test.describe('on the 404 page', () => {
  test.use({ expectedErrors: ['404'] });

  test('an address that does not exist is searched for, in its language', async ({ page }) => {
    await page.goto('/jobs/fruit-picker');
    await expect(box(page)).toHaveValue('fruit picker');
    await expect(results(page)).toHaveText([new RegExp(`^${role} `)]);
    await page.goto('/hi/jobs/fruit-picker');
    await expect(page.getByRole('searchbox', { name: wordsIn('hi').label })).toHaveValue('fruit picker');
    const first = results(page, 'hi').first();
    await expect(first).toHaveAttribute('href', '/hi/jobs/orchard-keeper');
    await expect(first).toContainText(wordsIn('hi').kinds.role);
  });
});

test.describe('without a connection', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED'] });

  test('the field says so, and works when the connection is back', async ({ page, context }) => {
    await page.goto('/jobs');
    await context.setOffline(true);
    await box(page).fill(called);
    await expect(page.getByRole('status')).toHaveText(wordsIn('en').offline);
    await context.setOffline(false);
    await box(page).fill(`${called} `);
    await expect(results(page)).toHaveCount(1);
  });
});
