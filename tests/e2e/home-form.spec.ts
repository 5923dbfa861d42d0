import { agency, expect, openForm, test } from '../support/site.ts';

test.skip(agency.delivery !== 'simulated', 'the home form of this content is not the simulated one');

test('shows Send Message, Sending..., then Message Sent! for good, and says that it is a preview', async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page, '/');
  await page.getByLabel(/^Name/).fill('Asha');
  await page.getByLabel(/^Email/).fill('asha@example.in');
  await page.getByLabel(/^Message/).fill('Hello');
  const form = page.locator('form');
  await expect(form).toContainText('preview');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(form.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  expect(requests).toEqual([]);
});

test('asks for what is missing and takes the focus there', async ({ page }) => {
  await openForm(page, '/');
  await page.getByLabel(/^Name/).fill('Asha');
  await page.getByLabel(/^Email/).fill('asha@');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByLabel(/^Email/)).toBeFocused();
  await expect(page.getByLabel(/^Email/)).toHaveAccessibleDescription(/name@example.com/);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});
