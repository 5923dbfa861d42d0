import { contactForm, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test, textOf, waitForForm } from '../support/site.ts';

const { agency, digits } = fixture;

/** Scripts of both directions, formatting characters, line breaks and markup: all must arrive unchanged. */
const message = [
  'मुझे लेखा का काम चाहिए।',
  'எனக்கு வேலை வேண்டும் 👩🏽‍💻',
  'مرحبا \u200f(اختبار)\u200e \u202bمن اليمين\u202c\u2066x\u2069',
  '',
  "\tit's *three* _four_ <b>&amp;</b> (#%25+?=&)!",
].join('\n');

/** As large as a resume may be, without a media type, and with a name that file systems and URLs find difficult. */
const resume = {
  name: "रिज़्यूमे, Asha's அறிக்கை (1) 📄.PDF",
  mimeType: '',
  buffer: Buffer.alloc(2_097_152, 'resume'),
};

test('a job seeker corrects an application and sends it, with a resume, by WhatsApp', async ({ page }) => {
  const form = contactForm(page, fixture);
  const { words, field, panel } = form;
  await form.open();
  await expect(form.mode('application')).toBeChecked();
  await expect(field('company')).toBeHidden();
  const options = field('preferredLocation').locator('option');
  await expect(options).toHaveText([words.chooseLocation, ...Object.values(words.locationNames)]);

  await form.submit().click();
  const summary = page.getByRole('group', { name: words.problems });
  await expect(summary).toBeFocused();
  const asked = ['name', 'email', 'phone', 'preferredLocation', 'resume', 'message'] as const;
  await expect(summary.getByRole('link')).toHaveText(asked.map((name) => words[`${name}Missing`]));
  const missing = summary.getByRole('link', { name: words.phoneMissing });
  await missing.click();
  await expect(field('phone')).toBeFocused();
  await expect(page.getByText(words.phone, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field('phone')).toHaveAccessibleDescription(new RegExp(words.phoneMissing));
  await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
  await form.fillApplication({ ...seeker, message }, resume);
  await expect(field('phone')).toHaveAttribute('aria-invalid', 'false');
  await expect(missing).toHaveCSS('text-decoration-line', 'line-through');

  // A file outlives the other mode, a reload behind the dialog, and "Bring my answers back".
  await form.mode('hiring-request').check();
  await form.mode('application').check();
  await form.submit().click();
  await expect(form.dialog).toBeVisible();
  await page.reload();
  await waitForForm(page);
  await expect(field('name')).toHaveValue(seeker.name);
  expect(await form.chosenFile()).toBe(resume.name);
  await form.submit().click();

  await expect(form.dialog).toContainText(words.dialogQuestion);
  const written = [
    '*New Job Application*',
    `${words.name}: Asha Verma`,
    `${words.email}: asha@example.in`,
    `${words.phone}: +91 98765 43210`,
    `${words.locationLine}: Delhi NCR`,
    `${words.message}: ${message}`,
    `${words.resumeLine}: ${resume.name}`,
  ].join('\n');
  expect(await form.previewText()).toBe(written);

  const { address, file } = await form.chooseChat();
  expect(address).toContain(`https://wa.me/${digits}?text=`);
  expect(textOf(address)).toBe(written);
  expect(file.name).toBe(resume.name);
  expect(file.content.equals(resume.buffer)).toBe(true);

  await expect(panel).toBeFocused();
  for (const phone of agency.phones)
    await expect(panel.locator(`[href="tel:${phone.replaceAll(' ', '')}"]`)).toHaveText(phone);
  for (const name of ['name', 'resume'] as const) await expect(field(name)).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await form.button(words.bringBack).click();
  await expect(field('preferredLocation')).toHaveValue('Delhi NCR');
  expect(await form.chosenFile()).toBe(resume.name);
});

test('an employer on a phone without the clipboard API presses Escape, copies, calls', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'clipboard');
    addEventListener('copy', ({ target }) => {
      const { value, selectionStart, selectionEnd } = target as HTMLTextAreaElement;
      Object.assign(window, { copied: value.slice(selectionStart, selectionEnd) });
    });
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const form = contactForm(page, fixture);
  const { words, field, panel } = form;
  await form.open('?for=employers');
  await expect(form.mode('hiring-request')).toBeChecked();
  await expect(field('preferredLocation')).toBeHidden();
  // Nothing here speaks to job seekers.
  const jobFraud = page.getByRole('main').getByRole('link').and(page.locator('[href="/job-fraud"]'));
  await expect(jobFraud).toHaveCount(0);
  await form.fillHiringRequest();

  const submit = form.submit('hiring-request');
  await submit.click();
  await expect(form.dialog).toBeVisible();
  // The page behind the dialog stays where it is.
  const top = await page.evaluate(() => scrollY);
  await page.mouse.move(4, 736);
  await page.mouse.wheel(0, 600);
  await page.evaluate(
    () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
  );
  expect(await page.evaluate(() => scrollY)).toBe(top);
  await page.keyboard.press('Escape');
  await expect(form.dialog).toBeHidden();
  await expect(submit).toBeFocused();
  await expect(submit).toBeInViewport({ ratio: 1 });
  await submit.click();
  const message = await form.previewText();
  expect(message).toContain(`\n${words.company}: Neem & Sons (Delhi)\n`);
  // A modal dialog makes everything outside it inert, so copying works differently than on the page.
  await form.button(words.qrCode.copyNumber).click();
  await expect(form.dialog).toContainText(words.copied);
  expect(await page.evaluate('copied')).toBe(agency.phones[0]);
  await expect(form.call).toHaveAttribute('href', `tel:+${digits}`);
  await form.chooseCall();
  await expect(panel).toContainText(words.afterCall);
  await expect(jobFraud).toHaveCount(0);
  await panel.getByRole('button', { name: words.copyMessage }).click();
  await expect(panel).toContainText(words.copied);
  expect(await page.evaluate('copied')).toBe(message);
  await form.button(words.bringBack).click();
  await expect(field('company')).toHaveValue(' Neem & Sons (Delhi) ');
  await expect(field('name')).toBeFocused();
});
