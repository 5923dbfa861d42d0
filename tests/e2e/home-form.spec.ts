import { fixture } from '../support/fixture.ts';
import { expect, goBack, openForm, test, textOf } from '../support/site.ts';

const words = fixture.forms('en');
const { home } = words;
const written = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };

test('with WhatsApp, the message opens in the same tab, and Back shows it again', async ({ page }) => {
  // As if content/agency.yaml had this delivery.
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
  const field = (name: keyof typeof written) => page.getByLabel(words[name], { exact: true });
  const send = page.getByRole('button', { name: home.idle });
  await openForm(page, '/');
  for (const name of ['name', 'email', 'message'] as const) await field(name).fill(written[name]);
  await send.click();
  await page.waitForURL(/wa\.me/);
  expect(page.url()).toContain(`https://wa.me/${fixture.digits}?text=`);
  expect(textOf(page.url())).toBe(
    `*New Message*\n${words.name}: आशा\n${words.email}: asha@example.in\n${words.message}: Hello\nthere`,
  );
  await goBack(page);
  await expect(field('message')).toHaveValue(written.message);
  await expect(send).toBeVisible();
});
