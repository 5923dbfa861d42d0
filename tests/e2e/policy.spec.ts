import type { Page } from '@playwright/test';
import { securityHeaders } from '../../integrations/hosting/headers.ts';
import { onePageOfEachKind } from '../support/onePageOfEachKind.ts';
import { expect, fillApplication, openForm, test } from '../support/site.ts';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
    );
  });
});

const violations = (page: Page) =>
  page.evaluate(() => (window as unknown as { violations: string[] }).violations);

for (const path of [...onePageOfEachKind, '/nowhere']) {
  test.describe(path, () => {
    test.use({ expectedErrors: ['404'] });
    test('does nothing that its policy forbids', async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
      expect(await violations(page)).toEqual([]);
    });
  });
}

test('an application, to the end and by every way on, stays within the policy', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true, share: async () => {} });
  });
  await openForm(page, '/contact?for=employers&location=agra');
  await page.getByText('For Job Seekers').click();
  await fillApplication(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('img', { name: 'QR code of this chat' })).toBeVisible();
  await page.getByRole('button', { name: 'Copy number' }).click();
  const [download, chat] = await Promise.all([
    page.waitForEvent('download'),
    context.waitForEvent('page'),
    page.getByRole('link', { name: /^OK/ }).click(),
  ]);
  expect(await download.failure()).toBeNull();
  await chat.waitForURL(/wa\.me/);
  await page.getByRole('button', { name: 'Share resume' }).click();
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByRole('status').getByText('Copied')).toBeVisible();
  await page.getByRole('button', { name: 'Bring my answers back' }).click();
  await expect(page.getByLabel(/^Name/)).not.toHaveValue('');
  expect(await violations(page)).toEqual([]);
});

test('the home form, to the end, stays within the policy', async ({ page }) => {
  await openForm(page, '/');
  await page.getByLabel(/^Name/).fill('Asha');
  await page.getByLabel(/^Email/).fill('asha@example.in');
  await page.getByLabel(/^Message/).fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('the worker answers with the headers that its page came with', async ({ page, context }) => {
    await page.goto('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const response = await page.goto('/services');
    expect(response?.fromServiceWorker()).toBe(true);
    expect(response?.headers()).toMatchObject(
      Object.fromEntries(Object.entries(securityHeaders).map(([name, value]) => [name.toLowerCase(), value])),
    );
    expect(await violations(page)).toEqual([]);
  });
});

test.describe('what somebody else puts into a page', () => {
  test.use({ expectedErrors: ['Content Security Policy', 'TrustedHTML', 'TrustedScript'] });

  test('runs no code and loads nothing from elsewhere', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://elsewhere.example/**', (route) => {
      asked.push(route.request().url());
      return route.abort();
    });
    await page.goto('/about');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.injected = true');
      const picture = document.createElement('img');
      picture.src = 'https://elsewhere.example/x.png';
      document.body.append(script, picture);
    });
    await expect.poll(() => violations(page)).toHaveLength(2);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(asked).toEqual([]);
    await expect(
      page.evaluate(() => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      }),
    ).rejects.toThrow(/TrustedHTML/);
  });
});
