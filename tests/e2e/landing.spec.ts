import type { Locator, Page } from '@playwright/test';
import { fillIn } from '#writing/fillIn.ts';
import { contactForm } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test } from '../support/site.ts';

const words = fixture.entry('landingWords');

/** Expects the part that readers of this kind of page ask for first on the first screen (specification 11.13). */
async function expectFirst(page: Page, path: string, title: string, find: (part: Locator) => Locator) {
  await page.goto(path);
  const part = page.getByRole('region', { name: title });
  await expect(part.getByRole('heading', { name: title })).toBeInViewport({ ratio: 1 });
  await expect(find(part).first()).toBeInViewport();
}

test('the first screen has what readers ask first; on a phone the list leads to a part', async ({ page }) => {
  const near = fillIn(words.city.near, { name: 'Lakepur' });
  await expectFirst(page, '/jobs/lakepur', near, (part) => part.getByRole('row'));
  await expectFirst(page, '/jobs/orchard-keeper', words.atAGlance.title, (part) => part.getByRole('row'));
  const meaning = fillIn(words.arrangement.meaning, { phrase: 'work middle of the tree' });
  await expectFirst(page, '/jobs/mid-level', meaning, (part) => part.getByRole('paragraph'));
  await expectFirst(page, '/department/gardens', words.department.work, (part) =>
    part.getByRole('paragraph'),
  );
  await expectFirst(page, '/company/mango-and-sons', words.company.careers, (part) => part.getByRole('link'));
  const disclaimer = fillIn(words.notAffiliated, { name: 'Mango & Sons' });
  await expect(page.getByText(disclaimer)).toBeInViewport({ ratio: 1 });

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
});

test.describe('a page that does not exist', () => {
  test.use({ expectedErrors: ['404'] });

  test('is ignored, and no space stays reserved for its name', async ({ page }) => {
    const form = contactForm(page, fixture);
    await form.open('?location=atlantis');
    await expect(page.locator('form').locator('xpath=preceding-sibling::p')).toHaveCount(0);
    await expect(form.field('message')).toHaveValue('');
  });
});
