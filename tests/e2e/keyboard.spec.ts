import { expect, openForm, resume, test } from '../support/site.ts';

test('the whole journey by keyboard alone', async ({ page }) => {
  await openForm(page, '/contact');
  const { keyboard } = page;
  await page.getByRole('radio', { name: 'For Job Seekers' }).focus();
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'For Employers' })).toBeChecked();
  await expect(page.getByText('Asks for your company')).toBeAttached();
  await keyboard.press('ArrowLeft');
  await keyboard.press('Tab');
  await keyboard.type('Asha Verma');
  await keyboard.press('Tab');
  await keyboard.type('asha@example.in');
  await keyboard.press('Tab');
  await keyboard.type('98765 43210');
  await keyboard.press('Tab');
  await keyboard.type('Pune');
  await keyboard.press('Tab');
  await expect(page.getByLabel(/^Resume/)).toBeFocused();
  await page.getByLabel(/^Resume/).setInputFiles(resume);
  await keyboard.press('Tab');
  await keyboard.type('Accounts work, please.');
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused();
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: /^OK/ })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Go back' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(dialog).toContainText('Preferred Location: Pune');
  const [chat] = await Promise.all([page.waitForEvent('popup'), keyboard.press('Enter')]);
  await chat.waitForURL(/wa\.me/);
  await page.bringToFront();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeFocused();
});

test('Enter in a field submits, and the summary leads to each fault', async ({ page }) => {
  await openForm(page, '/contact?for=employers');
  await page.getByLabel(/^Name/).fill('Asha');
  await page.getByLabel(/^Name/).press('Enter');
  await expect(page.getByRole('group', { name: 'Some things to mend' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel(/^Email/)).toBeFocused();
});

test('the floating chat never lies over a focused control', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ['/contact', '/about']) {
    await page.goto(path);
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const chat = document.querySelector('aside a');
        if (focused === chat || !chat || focused === document.body) return '';
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const faded = getComputedStyle(chat).opacity === '0';
        return at === chat || !faded ? focused.outerHTML : '';
      });
      expect(covered).toBe('');
    }
  }
});
