import { contactForm, resume } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test } from '../support/site.ts';

test('in Hindi, the whole journey works with the keyboard only', async ({ page }) => {
  const form = contactForm(page, fixture, 'hi');
  const { words, field } = form;
  const { keyboard } = page;
  await form.open();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: fixture.layout('hi').skip })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await form.mode('application').focus();
  await keyboard.press('ArrowRight');
  await expect(form.mode('hiring-request')).toBeChecked();
  await expect(page.getByText(words['hiring-request'].asks)).toBeAttached();
  await keyboard.press('ArrowLeft');
  // The chat, the phone number and the privacy notice come before the first field.
  for (let stop = 0; stop < 4; stop++) await keyboard.press('Tab');
  await keyboard.type('Asha Verma');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: words.problems })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field('email')).toBeFocused();
  await keyboard.type('asha@example.in');
  await keyboard.press('Tab');
  await keyboard.type('98765 43210');
  await keyboard.press('Tab');
  await expect(field('preferredLocation')).toBeFocused();
  // Letters choose an option only on a keyboard that has them.
  for (let option = 0; option <= fixture.agency.preferredLocations.indexOf('Pune'); option++)
    await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(field('resume')).toBeFocused();
  await field('resume').setInputFiles(resume);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.makeResume })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Accounts work, please.');
  await keyboard.press('Tab');
  await expect(form.submit()).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.ok).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(form.button(words.back)).toBeFocused();
  await keyboard.press('Enter');
  await expect(form.submit()).toBeFocused();
  // Only while the dialog is open the resume is stored, for a reload.
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['enquiry-draft']);
  await keyboard.press('Enter');
  await expect(form.preview).toContainText(`${words.locationLine}: Pune`);
  await expect(form.preview).toContainText(`${words.resumeLine}: ${resume.name}`);
  const [chat] = await Promise.all([page.waitForEvent('popup'), keyboard.press('Enter')]);
  await chat.waitForURL(/wa\.me/);
  await chat.close();
  await page.bringToFront();
  await expect(form.panel).toBeFocused();
});
