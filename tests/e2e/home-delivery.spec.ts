import type { Page } from '@playwright/test';
import { digits, expect, openForm, test, textOf } from '../support/site.ts';

const endpoint = 'https://forms.example.test/messages';

/** Serves the home page as if `delivery` in content/agency.yaml were this. */
async function deliverBy(page: Page, delivery: string) {
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(delivery&quot;:\[0,&quot;)[^&]*/, `$1${delivery}`)
      .replace(/<p[^>]*>This form is a preview[^<]*<\/p>/, '')
      .replace("connect-src 'self'", delivery === endpoint ? `$& ${new URL(endpoint).origin}` : '$&');
    await route.fulfill({ response, body });
  });
}

async function send(page: Page, delivery: string) {
  await deliverBy(page, delivery);
  await openForm(page, '/');
  await page.getByLabel(/^Name/).fill('Asha');
  await page.getByLabel(/^Email/).fill('asha@example.in');
  await page.getByLabel(/^Message/).fill('Hello\nthere');
  await page.getByRole('button', { name: 'Send Message' }).click();
}

async function expectFailure(page: Page) {
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting your form. Please try again.',
  );
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeEnabled();
  await expect(page.getByLabel(/^Message/)).toHaveValue('Hello\nthere');
}

test('by an endpoint: the message is posted as JSON, and only then counts as sent', async ({ page }) => {
  const posted: unknown[] = [];
  await page.route(endpoint, async (route) => {
    if (route.request().method() === 'POST') posted.push(route.request().postDataJSON());
    await route.fulfill({
      status: 204,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  await send(page, endpoint);
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  expect(posted).toEqual([{ name: 'Asha', email: 'asha@example.in', message: 'Hello\nthere' }]);
  await expect(page.locator('form')).not.toContainText('preview');
});

test.describe('an endpoint that fails', () => {
  test.use({ expectedErrors: ['ERR_', '500'] });

  test('down: an error, the text kept', async ({ page }) => {
    await page.route(endpoint, (route) => route.abort());
    await send(page, endpoint);
    await expectFailure(page);
  });

  test('answering 500: an error, the text kept', async ({ page }) => {
    await page.route(endpoint, (route) =>
      route.fulfill({
        status: 500,
        headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
      }),
    );
    await send(page, endpoint);
    await expectFailure(page);
  });

  test('not answering: an error after fifteen seconds, the text kept', async ({ page }) => {
    await page.addInitScript(() => {
      // The browser's own timer for this can't be moved by a test's clock.
      AbortSignal.timeout = (milliseconds) => {
        if (milliseconds !== 15_000) throw new Error(`a timeout of ${milliseconds} ms`);
        return AbortSignal.abort(new DOMException('late', 'TimeoutError'));
      };
    });
    await page.route(endpoint, () => {});
    await send(page, endpoint);
    await expectFailure(page);
  });
});

test('by a slow endpoint: Sending... until it answers', async ({ page }) => {
  let answer = () => {};
  await page.route(endpoint, async (route) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({
      status: 200,
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    });
  });
  await send(page, endpoint);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  const slow = setInterval(() => answer(), 200);
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  clearInterval(slow);
});

test('by WhatsApp: the message opens in the chat, in this tab, and Back finds the text', async ({ page }) => {
  await send(page, 'whatsapp');
  await page.waitForURL(/wa\.me/);
  expect(page.url()).toContain(`https://wa.me/${digits}?text=`);
  expect(textOf(page.url())).toBe('*New Message*\nName: Asha\nEmail: asha@example.in\nMessage: Hello\nthere');
  await page.goBack();
  await expect(page.getByLabel(/^Message/)).toHaveValue('Hello\nthere');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
});
