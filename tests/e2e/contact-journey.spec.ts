import { readFileSync } from 'node:fs';
import {
  agency,
  digits,
  expect,
  fillApplication,
  fillShared,
  openForm,
  resume,
  test,
  textOf,
} from '../support/site.ts';

const prompt = 'Click OK to send via WhatsApp, Cancel to make a phone call';

const application = [
  '*New Job Application*',
  'Name: Asha Verma',
  'Email: asha@example.in',
  'Phone: +91 98765 43210',
  'Preferred Location: Delhi NCR',
  'Message: I am looking for accounts work.',
  'I can start in March.',
  'Resume: asha-resume.pdf',
].join('\n');

test('a job seeker sends an application with a resume by WhatsApp', async ({ page }) => {
  await openForm(page, '/contact');
  await expect(page.getByRole('radio', { name: 'For Job Seekers' })).toBeChecked();
  await expect(page.getByLabel(/^Company/)).toBeHidden();
  await fillApplication(page);
  await page.getByRole('button', { name: 'Submit Application' }).click();

  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(prompt);
  await expect(dialog.getByRole('region', { name: 'Your message' })).toHaveText(application, {
    useInnerText: true,
  });
  expect(await page.evaluate(() => sessionStorage.getItem('resume'))).toContain('base64,');

  const [download, chat] = await Promise.all([
    page.waitForEvent('download'),
    page.waitForEvent('popup'),
    dialog.getByRole('link', { name: /^OK/ }).click(),
  ]);
  await chat.waitForURL(/wa\.me/);
  expect(chat.url()).toContain(`https://wa.me/${digits}?text=`);
  expect(textOf(chat.url())).toBe(application);
  expect(download.suggestedFilename()).toBe(resume.name);
  expect(readFileSync(await download.path())).toEqual(resume.buffer);

  const panel = page.getByRole('status').filter({ hasText: 'Thank you for your submission!' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('attach asha-resume.pdf');
  await expect(panel.getByRole('link', { name: 'Open WhatsApp again' })).toHaveAttribute('href', chat.url());
  for (const phone of agency.phones) {
    await expect(panel.getByRole('link', { name: phone })).toHaveAttribute(
      'href',
      `tel:${phone.replaceAll(' ', '')}`,
    );
  }
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  await expect(page.getByLabel(/^Resume/)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('an employer sends a hiring request, and copies the message', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openForm(page, '/contact?for=employers');
  await expect(page.getByRole('radio', { name: 'For Employers' })).toBeChecked();
  await expect(page.getByLabel(/^Resume/)).toBeHidden();
  await expect(page.getByLabel(/^Preferred location/)).toBeHidden();
  await fillShared(page);
  await page.getByLabel(/^Company/).fill(' Neem & Sons (Delhi) ');
  await page.getByRole('button', { name: 'Submit Hiring Request' }).click();
  const [chat] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: /^OK/ }).click(),
  ]);
  await chat.waitForURL(/wa\.me/);
  const text = textOf(chat.url());
  expect(text?.split('\n').slice(0, 5)).toEqual([
    '*New Hiring Request*',
    'Name: Asha Verma',
    'Email: asha@example.in',
    'Phone: +91 98765 43210',
    'Company: Neem & Sons (Delhi)',
  ]);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Copy message' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  await expect(page.getByRole('radio', { name: 'For Employers' })).toBeChecked();
  await expect(page.getByLabel(/^Company/)).toHaveValue('');
});

test('Cancel is a call, downloads nothing and thanks as well', async ({ page }) => {
  await openForm(page, '/contact');
  await fillApplication(page);
  let downloads = 0;
  page.on('download', () => downloads++);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const cancel = page.getByRole('dialog').getByRole('link', { name: /^Cancel/ });
  await expect(cancel).toHaveAttribute('href', `tel:+${digits}`);
  await cancel.click();
  await expect(page.getByText('Thank you for your submission!')).toBeVisible();
  expect(downloads).toBe(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

for (const way of ['Escape', 'Go back'] as const) {
  test(`${way} leaves the dialog, keeps everything and returns to the submit button`, async ({ page }) => {
    await openForm(page, '/contact');
    await fillApplication(page);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Submit Application' })).toBeFocused();
    await expect(page.getByLabel(/^Name/)).toHaveValue('Asha Verma');
    expect(
      await page.evaluate(() => document.querySelector<HTMLInputElement>('[name=resume]')?.files?.length),
    ).toBe(1);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('a switch of mode keeps what was typed, the chosen file included', async ({ page }) => {
  await openForm(page, '/contact');
  await fillApplication(page);
  const message = page.getByLabel(/^Message/);
  const seekers = await message.getAttribute('placeholder');
  await page.getByRole('radio', { name: 'For Employers' }).check();
  await expect(message).not.toHaveAttribute('placeholder', seekers ?? '');
  await expect(page.getByLabel(/^Name/)).toHaveValue('Asha Verma');
  await page.getByRole('radio', { name: 'For Job Seekers' }).check();
  await expect(page.getByLabel(/^Preferred location/)).toHaveValue('Delhi NCR');
  expect(await page.getByLabel(/^Resume/).evaluate((input: HTMLInputElement) => input.files?.[0]?.name)).toBe(
    resume.name,
  );
});
