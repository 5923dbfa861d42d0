import type { Page } from '@playwright/test';
import { addressIn, type Language } from '#navigation/languages.ts';
import { fixture } from '../support/fixture.ts';
import { expect, openForm, test, textOf } from '../support/site.ts';

const written = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };

function homeForm(page: Page, language: Language = 'en') {
  const words = fixture.forms(language);
  const field = (name: keyof typeof written) => page.getByLabel(words[name], { exact: true });
  return {
    words,
    field,
    button: (phase: 'idle' | 'sending' | 'sent') => page.getByRole('button', { name: words.home[phase] }),
    async fill() {
      for (const name of ['name', 'email', 'message'] as const) await field(name).fill(written[name]);
    },
  };
}

const language = 'hi';
test('the form reports errors, shows "sending" for two seconds, then stays "sent"', async ({ page }) => {
  await page.clock.install();
  const { words, field, button, fill } = homeForm(page, language);
  await openForm(page, addressIn(language, '/'));
  await expect(page.locator('form')).toContainText(words.home.preview);
  await expect(page.getByRole('link', { name: words.home.noticeLink })).toHaveCount(0);
  await button('idle').click();
  await expect(field('name')).toBeFocused();
  await expect(field('name')).toHaveAccessibleDescription(words.nameMissing);
  await field('name').fill('Asha');
  await field('email').fill('asha@');
  await button('idle').click();
  await expect(field('email')).toBeFocused();
  await expect(field('email')).toHaveAccessibleDescription(words.emailMalformed);

  await fill();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await button('idle').click();
  await expect(button('sending')).toBeVisible();
  await page.clock.runFor(1900);
  await expect(button('sending')).toBeVisible();
  await page.clock.runFor(200);
  await expect(button('sent')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(button('sent')).toBeVisible();
  expect(requests).toEqual([]);
});

const endpoint = 'https://forms.example.test/messages';
const answers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** Serves the home page as if content/agency.yaml had this `delivery`, and submits the form. */
async function sendBy(page: Page, delivery: string) {
  const { home } = fixture.forms('en');
  const [notice] = home.notice.split('{privacy}');
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(delivery&quot;:\[0,&quot;)[^&]*/, `$1${delivery}`)
      .replace(`>${home.preview}<`, '><')
      .replace(/<form[^>]*>/, `$&<p>${notice}<a href="/privacy">${home.noticeLink}</a></p>`)
      .replace("connect-src 'self'", delivery === endpoint ? `$& ${new URL(endpoint).origin}` : '$&');
    await route.fulfill({ response, body });
  });
  const form = homeForm(page);
  await openForm(page, '/');
  await form.fill();
  await form.button('idle').click();
  return form;
}

test('with an endpoint, the message is posted as JSON and counts as sent only after an answer', async ({
  page,
}) => {
  const posted: unknown[] = [];
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(endpoint, async (route) => {
    if (route.request().method() === 'POST') {
      posted.push(route.request().postDataJSON());
      await held;
    }
    await route.fulfill({ status: 204, headers: answers });
  });
  const { button, words } = await sendBy(page, endpoint);
  await expect(page.getByRole('link', { name: words.home.noticeLink })).toBeVisible();
  await expect(button('sending')).toBeVisible();
  await expect.poll(() => posted).toEqual([written]);
  await expect(button('sending')).toBeVisible();
  answer();
  await expect(button('sent')).toBeVisible();
});

test.describe('an endpoint that fails', () => {
  test.use({ expectedErrors: ['ERR_', '500'] });

  test('shows an error when down or answering 500; the text is kept and can be sent again', async ({
    page,
  }) => {
    let posts = 0;
    await page.route(endpoint, (route) => {
      if (route.request().method() !== 'POST') return route.fulfill({ status: 204, headers: answers });
      posts++;
      return posts === 1 ? route.abort() : route.fulfill({ status: 500, headers: answers });
    });
    const { words, field, button } = await sendBy(page, endpoint);
    for (const failed of [1, 2]) {
      await expect.poll(() => posts).toBe(failed);
      await expect(page.getByRole('alert')).toHaveText(words.failed);
      await expect(button('idle')).toBeEnabled();
      await expect(field('message')).toHaveValue(written.message);
      if (failed === 1) await button('idle').click();
    }
  });
});

test('with WhatsApp, the message opens in the same tab, and the text is kept on Back', async ({ page }) => {
  const { words, field, button } = await sendBy(page, 'whatsapp');
  await page.waitForURL(/wa\.me/);
  expect(page.url()).toContain(`https://wa.me/${fixture.digits}?text=`);
  expect(textOf(page.url())).toBe(
    [
      '*New Message*',
      `${words.name}: ${written.name}`,
      `${words.email}: ${written.email}`,
      `${words.message}: ${written.message}`,
    ].join('\n'),
  );
  await page.goBack();
  await expect(field('message')).toHaveValue(written.message);
  await expect(button('idle')).toBeVisible();
});
