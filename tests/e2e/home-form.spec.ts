import type { Page } from '@playwright/test';
import { addressIn, type Language } from '#navigation/languages.ts';
import { fixture } from '../support/fixture.ts';
import { expect, openForm, test, textOf } from '../support/site.ts';

const written = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };

/** Opens the home page and sends its form. */
async function send(page: Page, language: Language) {
  const words = fixture.forms(language);
  const field = (name: keyof typeof written) => page.getByLabel(words[name], { exact: true });
  const button = (phase: 'idle' | 'sending' | 'sent') =>
    page.getByRole('button', { name: words.home[phase] });
  await openForm(page, addressIn(language, '/'));
  for (const name of ['name', 'email', 'message'] as const) await field(name).fill(written[name]);
  await button('idle').click();
  return { words, field, button };
}

test('the preview form says that it sends, and that it has sent', async ({ page }) => {
  const { button } = await send(page, 'hi');
  await expect(button('sending')).toBeVisible();
  await expect(button('sent')).toBeVisible();
});

test('with WhatsApp, the message opens in the same tab, and Back shows it again', async ({ page }) => {
  // As if content/agency.yaml had this delivery.
  const { home } = fixture.forms('en');
  const [notice] = home.notice.split('{privacy}');
  await page.route(/\/$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text())
      .replace(/(delivery&quot;:\[0,&quot;)[^&]*/, '$1whatsapp')
      .replace(new RegExp(`<p[^>]*>${home.preview}</p>`), '')
      .replace(/,&quot;preview&quot;:\[0,&quot;[^&]*&quot;\]/, '')
      .replace(
        /<form[^>]*><script>.*?<\/script>/,
        `$&<p>${notice}<a href="/privacy">${home.noticeLink}</a></p>`,
      );
    await route.fulfill({ response, body });
  });
  const { words, field, button } = await send(page, 'en');
  await page.waitForURL(/wa\.me/);
  expect(page.url()).toContain(`https://wa.me/${fixture.digits}?text=`);
  expect(textOf(page.url())).toBe(
    `*New Message*\n${words.name}: आशा\n${words.email}: asha@example.in\n${words.message}: Hello\nthere`,
  );
  await page.goBack();
  await expect(field('message')).toHaveValue(written.message);
  await expect(button('idle')).toBeVisible();
});
