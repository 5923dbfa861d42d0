import { contactForm, resume, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, languages, test, textOf } from '../support/site.ts';

const { agency, digits } = fixture;

/** Scripts of both directions, formatting characters, line breaks and markup: all must arrive unchanged. */
const message = [
  'मुझे लेखा का काम चाहिए।',
  'எனக்கு வேலை வேண்டும் 👩🏽‍💻',
  'مرحبا \u200f(اختبار)\u200e \u202bمن اليمين\u202c\u2066x\u2069',
  '',
  "\tit's *three* _four_ <b>&amp;</b> (#%25+?=&)!",
].join('\n');

for (const language of languages) {
  test.describe(language, () => {
    test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

    test('a job seeker sends an application with a resume by WhatsApp', async ({ page }) => {
      const form = contactForm(page, fixture, language);
      const { words, field, panel } = form;
      await form.open();
      await expect(form.mode('application')).toBeChecked();
      await expect(field('company')).toBeHidden();
      const options = field('preferredLocation').locator('option');
      await expect(options).toHaveText([words.chooseLocation, ...Object.values(words.locationNames)]);
      await form.fillApplication({ ...seeker, message });
      await form.submit().click();

      await expect(form.dialog).toContainText(words.prompt);
      const written = [
        '*New Job Application*',
        `${words.name}: Asha Verma`,
        `${words.email}: asha@example.in`,
        `${words.phone}: +91 98765 43210`,
        `${words.locationLine}: Delhi NCR`,
        `${words.message}: ${message}`,
        `${words.resumeLine}: asha-resume.pdf`,
      ].join('\n');
      expect(await form.previewText()).toBe(written);
      expect(await page.evaluate(() => sessionStorage.getItem('resume'))).toContain('base64,');

      const { address, file } = await form.chooseChat();
      expect(address).toContain(`https://wa.me/${digits}?text=`);
      expect(textOf(address)).toBe(written);
      expect(file).toEqual({ name: resume.name, content: resume.buffer });

      await expect(panel).toBeFocused();
      await expect(panel).toContainText(words.attachOnLaptop.replace('{resume}', resume.name));
      await expect(panel.getByRole('link', { name: words.openAgain })).toHaveAttribute('href', address);
      for (const phone of agency.phones)
        await expect(panel.getByRole('link', { name: phone })).toHaveAttribute(
          'href',
          `tel:${phone.replaceAll(' ', '')}`,
        );
      await expect(panel.getByRole('button', { name: words.share })).toBeHidden();
      await page.bringToFront();
      await panel.getByRole('button', { name: words.copyMessage }).click();
      await expect(panel).toContainText(words.copied);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);

      for (const name of ['name', 'preferredLocation', 'resume'] as const)
        await expect(field(name)).toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      await page.reload();
      await expect(panel.getByRole('link', { name: words.openAgain })).toHaveAttribute('href', address);
      await expect(field('name')).toHaveValue('');
    });

    test('an employer goes back from the dialog, calls, and brings the answers back', async ({ page }) => {
      const form = contactForm(page, fixture, language);
      const { words, field, dialog } = form;
      const downloads: string[] = [];
      page.on('download', (download) => downloads.push(download.suggestedFilename()));
      await form.open('?for=employers');
      await expect(form.mode('hiring-request')).toBeChecked();
      await expect(field('resume')).toBeHidden();
      await expect(field('preferredLocation')).toBeHidden();
      await form.fillHiringRequest();

      const submit = form.submit('hiring-request');
      for (const leave of [() => form.button(words.back).click(), () => page.keyboard.press('Escape')]) {
        await submit.click();
        await expect(dialog).toBeVisible();
        await leave();
        await expect(dialog).toBeHidden();
        await expect(submit).toBeFocused();
        await expect(field('company')).toHaveValue(' Neem & Sons (Delhi) ');
      }

      await submit.click();
      const written = [
        '*New Hiring Request*',
        `${words.name}: Asha Verma`,
        `${words.email}: asha@example.in`,
        `${words.phone}: +91 98765 43210`,
        `${words.company}: Neem & Sons (Delhi)`,
        `${words.message}: ${seeker.message}`,
      ].join('\n');
      expect(textOf(await form.ok.getAttribute('href'))).toBe(written);
      await expect(form.call).toHaveAttribute('href', `tel:+${digits}`);
      await form.chooseCall();
      await expect(form.panel).toContainText(words.afterCall);
      await expect(form.mode('hiring-request')).toBeChecked();
      await expect(field('company')).toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(downloads).toEqual([]);

      await form.button(words.bringBack).click();
      await expect(form.panel).toBeHidden();
      await expect(field('name')).toBeFocused();
      await expect(field('name')).toHaveValue(seeker.name);
      await expect(field('company')).toHaveValue(' Neem & Sons (Delhi) ');
    });
  });
}

test('a switch of mode keeps all answers and the file; so do "Go back" and "Bring my answers back"', async ({
  page,
}) => {
  const form = contactForm(page, fixture);
  const { words, field } = form;
  await form.open();
  await form.fillApplication();
  await expect(field('message')).toHaveAttribute('placeholder', words.application.placeholder);
  await form.mode('hiring-request').check();
  await expect(field('message')).toHaveAttribute('placeholder', words['hiring-request'].placeholder);
  await expect(field('name')).toHaveValue(seeker.name);
  await form.mode('application').check();
  await expect(field('preferredLocation')).toHaveValue('Delhi NCR');
  await form.submit().click();
  await form.button(words.back).click();
  expect(await form.chosenFile()).toBe(resume.name);
  await form.submit().click();
  await form.chooseCall();
  await form.button(words.bringBack).click();
  await expect(field('preferredLocation')).toHaveValue('Delhi NCR');
  expect(await form.chosenFile()).toBe(resume.name);
});
