import { agency, digits, expect, test } from '../support/site.ts';

const screens = [
  ['/', 'Home'],
  ['/about', 'About'],
  ['/services', 'Services'],
  ['/industries', 'Industries'],
  ['/clients', 'Clients'],
  ['/contact', 'Contact'],
] as const;

for (const [path, label] of screens) {
  test(`${path} has the header, the floating chat and the footer`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link')).toHaveText(screens.map(([, name]) => name));
    await expect(main.locator('[aria-current=page]')).toHaveText(label);
    await expect(page.getByRole('banner').getByRole('link', { name: agency.name })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.getByRole('link', { name: 'Chat on WhatsApp' })).toHaveAttribute(
      'href',
      `https://wa.me/${digits}`,
    );
    const footer = page.getByRole('contentinfo');
    for (const name of ['LinkedIn', 'Facebook', 'Instagram', 'Twitter']) {
      await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:/);
    }
    for (const href of ['/privacy', '/terms', '/employer-terms', '/vulnerability', '/sitemap']) {
      await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
    }
    await expect(footer.getByRole('link', { name: agency.phones[0] })).toHaveAttribute(
      'href',
      `tel:+${digits}`,
    );
    await expect(footer.getByText(`© ${new Date().getFullYear()}`)).toBeVisible();
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedErrors: ['404'] });

  test('answers 404 with the six screens, WhatsApp and the phone', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    const content = page.getByRole('main');
    for (const [path] of screens) await expect(content.locator(`a[href="${path}"]`)).toBeVisible();
    await expect(content.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(content.locator('a[href^="tel:"]')).toBeVisible();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('each footer list shows four links, then all, then four again', async ({ page }) => {
      await page.goto('/about');
      const lists = [
        ['Find Jobs', 50, 60, /^\/jobs\//],
        ['Popular Jobs', 85, 120, /^\/jobs\//],
        ['Jobs by Department', 30, 30, /^\/department\//],
        ['Jobs by Company', 28, 28, /^\/company\//],
      ] as const;
      for (const [title, least, most, address] of lists) {
        const list = page.locator('footer section').filter({ hasText: title });
        const links = list.getByRole('link');
        await expect(links).toHaveCount(4);
        await list.getByText('View More').click();
        await expect(list.getByText('View Less')).toBeVisible();
        const count = await links.count();
        expect(count).toBeGreaterThanOrEqual(least);
        expect(count).toBeLessThanOrEqual(most);
        for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
          expect(href).toMatch(address);
        }
        await list.getByText('View Less').click();
        await expect(links).toHaveCount(4);
      }
    });

    test('on a phone the menu opens, and closes by Escape', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto('/about');
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links.first()).toBeHidden();
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(links.first()).toBeHidden();
    });
  });
}

test('on a phone a chosen link leads on, and Back finds the menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Services' }).click();
  await expect(page).toHaveURL(/\/services$/);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('the first Tab reaches "Skip to content", which leads to the main part', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

for (const path of ['/', '/contact']) {
  test(`without JavaScript ${path} has a note with WhatsApp and phone in place of the form`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}${path}`);
    await expect(page.locator('form')).toBeHidden();
    const note = page.getByRole('main').locator('p').filter({ hasText: 'JavaScript' });
    await expect(note.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await context.close();
  });
}

for (const width of [320, 360, 1280]) {
  test(`at ${width} px the floating chat covers neither the submit button nor the last line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/contact');
    const chat = await page.getByRole('link', { name: 'Chat on WhatsApp' }).boundingBox();
    const button = await page.locator('button[type=submit]').boundingBox();
    if (!chat || !button) throw new Error('the chat link or the submit button has no box');
    expect(button.x + button.width).toBeLessThanOrEqual(chat.x);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const last = await page.getByText(/^© /).boundingBox();
    if (!last) throw new Error('the last line has no box');
    const apart = last.y + last.height <= chat.y || last.x + last.width <= chat.x;
    expect(apart).toBe(true);
  });

  test(`at ${width} px nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    for (const [path] of screens) {
      await page.goto(path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
        width,
      );
    }
  });
}
