import { addressIn } from '#navigation/languages.ts';
import { contactForm, resume, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { hostilities, instagram, makeHostile } from '../support/hostileBrowser.ts';
import {
  expect,
  holdScripts,
  keepOutOfCache,
  languages,
  test,
  textOf,
  waitForForm,
} from '../support/site.ts';

const { agency, digits } = fixture;

test.use(instagram);

for (const cache of ['without', 'with'] as const) {
  test(`${cache} the back/forward cache: after the chat opened in the same tab, Back and a reload show the panel again`, async ({
    page,
  }) => {
    const form = contactForm(page, fixture);
    const { words, panel, field } = form;
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await makeHostile(page, ['same tab']);
    await form.open();
    if (cache === 'without') await keepOutOfCache(page);
    await form.fillApplication();
    await form.submit().click();
    const message = await form.previewText();
    const href = (await form.ok.getAttribute('href')) ?? '';
    await form.ok.click();
    await expect(page).toHaveURL(/wa\.me/);

    await page.goBack();
    for (const again of [true, false]) {
      await expect(panel).toBeVisible();
      await expect(panel).toContainText(words.attachInApp.replace('{resume}', resume.name));
      await expect(panel.getByRole('link', { name: words.openAgain })).toHaveAttribute('href', href);
      const web = await panel.getByRole('link', { name: words.openWeb }).getAttribute('href');
      expect(web).toContain(`https://api.whatsapp.com/send?phone=${digits}&`);
      const app = await panel.getByRole('link', { name: words.openApp }).getAttribute('href');
      expect(app).toContain(`whatsapp://send?phone=${digits}&`);
      expect([textOf(web), textOf(app)]).toEqual([message, message]);
      for (const name of ['name', 'email', 'phone', 'message', 'resume'] as const)
        await expect(field(name)).toHaveValue('');
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect(page.url()).toMatch(/\/contact$/);
      if (again) await page.reload();
    }

    await form.button(words.bringBack).click();
    await expect(field('message')).not.toHaveValue('');
    await expect(panel).toBeHidden();
    expect(downloads).toEqual([]);
    await form.button(words.clear).click();
    await page.reload();
    await waitForForm(page);
    await expect(panel).toBeHidden();
  });
}

for (const language of languages) {
  test(`${language}: nothing downloads automatically; a refused share says so; "Save a copy" hands the file over; Done forgets the enquiry`, async ({
    page,
  }) => {
    await page.addInitScript(() =>
      addEventListener('click', (event) => {
        if ((event.target as Element).closest('dialog a')) event.preventDefault();
      }),
    );
    await makeHostile(page, ['share rejects']);
    const form = contactForm(page, fixture, language);
    const { words, panel } = form;
    const downloads: string[] = [];
    page.on('download', (download) => downloads.push(download.suggestedFilename()));
    await form.open();
    await form.fillApplication();
    await form.submit().click();
    await form.ok.click();
    await expect(panel).toBeFocused();
    await expect(panel).toContainText(words.openInBrowser.replace('{phone}', agency.phones[0]));
    await panel.getByRole('button', { name: words.share }).click();
    await expect(panel).toContainText(words.shareRefused);
    expect(downloads).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      panel.getByRole('button', { name: words.saveCopy }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(resume.name);
    await form.button(words.done).click();
    await expect(panel).toBeHidden();
    await expect(form.mode('application')).toBeFocused();
    await page.reload();
    await waitForForm(page);
    await expect(panel).toBeHidden();
  });

  test(`${language}: another page of the site ends the panel; the page on job fraud, which it links to, does not`, async ({
    page,
  }) => {
    const form = contactForm(page, fixture, language);
    const { words, panel } = form;
    await form.open();
    await form.fillApplication();
    await form.submit().click();
    await form.chooseCall();
    await panel.getByRole('link', { name: words.jobFraud }).click();
    await expect(page).toHaveURL(addressIn(language, '/job-fraud'));
    await page.goBack();
    await expect(panel).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: fixture.layout(language).footer.legal.privacy })
      .click();
    await expect(page).toHaveURL(addressIn(language, '/privacy'));
    await page.goBack();
    await waitForForm(page);
    await expect(panel).toBeHidden();
  });

  test(`${language}: a visitor without resume and email writes a chat that says who they are and which page they come from`, async ({
    page,
  }) => {
    const form = contactForm(page, fixture, language);
    const { words } = form;
    const [job] = fixture.slugs('jobs', 'hi');
    await form.open(`?about=jobs/${job}`);
    const chat = page.getByRole('main').getByRole('link', { name: words.quickChat });
    const { name } = fixture.entry('jobs', job, language);
    await expect(chat).toHaveCount(1);
    await expect
      .poll(async () => textOf(await chat.getAttribute('href')))
      .toMatch(new RegExp(`^${words.application.quickMessage} .*${name}`, 'i'));
    await form.mode('hiring-request').check();
    expect(textOf(await chat.getAttribute('href'))).toContain(words['hiring-request'].quickMessage);
    await expect(page.getByText(fixture.entry('agency', '', language).hours.answer)).toBeVisible();
  });
}

test('everything at once, before hydration: texts are kept, nothing is sent, a file that is too large is refused', async ({
  page,
}) => {
  await makeHostile(page);
  const release = await holdScripts(page);
  const form = contactForm(page, fixture);
  const { words, field } = form;
  await page.goto('/contact');
  await form.fillShared();
  await field('resume').setInputFiles({ ...resume, buffer: Buffer.alloc(2_097_153) });
  await field('name').press('Enter');
  await expect(page).toHaveURL(/\/contact$/);
  release();
  await waitForForm(page);
  await expect(page.getByRole('alert')).toHaveText(words.resumeTooLarge);
  await expect(field('message')).toHaveValue(seeker.message);
});

for (const language of languages) {
  test(`${language}: everything at once: errors, refused files, half an emoji, a switch of mode and Go back lose nothing`, async ({
    page,
  }) => {
    await makeHostile(page);
    const form = contactForm(page, fixture, language);
    const { words, field } = form;
    await form.open();
    await form.submit().click();
    await expect(page.getByRole('group', { name: words.problems })).toBeFocused();
    await expect(page).toHaveTitle(new RegExp(`^${words.errorTitle} `));
    await form.fillApplication();
    for (const file of [
      { ...resume, name: 'cv.odt' },
      { ...resume, buffer: Buffer.alloc(0) },
    ]) {
      await field('resume').setInputFiles(file);
      await expect(page.getByRole('alert')).toBeVisible();
      await expect(field('resume')).toHaveValue('');
    }
    await field('resume').setInputFiles(resume);
    await field('message').evaluate((area: HTMLTextAreaElement) => {
      area.value = 'broken \ud83d text';
    });
    await form.submit().click();
    await expect(page.getByRole('alert')).toHaveText(words.failed);
    const message = `${'नौकरी की तलाश है। '.repeat(120)}\u200f(اختبار) <b>&amp;</b>`;
    await field('message').fill(message);
    await expect(page.locator('form').getByText(words.longLink)).toBeVisible();
    await form.mode('hiring-request').check();
    await form.mode('application').check();
    await form.submit().click();
    expect(await form.previewText()).toContain(message.trim());
    await page.keyboard.press('Escape');
    await expect(form.submit()).toBeFocused();
    expect(await form.chosenFile()).toBe(resume.name);
    await expect(page).not.toHaveTitle(new RegExp(`^${words.errorTitle} `));
  });

  test(`${language}: everything at once: an application goes out whole, and outlives a killed page and a blob that takes the page away`, async ({
    page,
  }) => {
    await makeHostile(page);
    const form = contactForm(page, fixture, language);
    const { words, panel, field } = form;
    await form.open();
    await keepOutOfCache(page);
    await form.fillApplication();
    await page.locator('form').evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expect(form.dialog).toHaveCount(1);
    const message = await form.previewText();
    expect(message).toContain(`${words.resumeLine}: ${resume.name}`);
    await form.ok.evaluate((link: HTMLAnchorElement) => {
      link.click();
      link.click();
    });
    await expect(page).toHaveURL(/wa\.me/);
    expect(textOf(page.url())).toBe(message);

    await page.goBack();
    await expect(panel).toBeVisible();
    await panel.getByRole('button', { name: words.copyMessage }).click();
    await expect(panel).toContainText(words.copyBlocked);
    await form.button(words.bringBack).click();
    await field('resume').setInputFiles(resume);
    await form.submit().click();
    await form.chooseCall();
    await expect(panel).toContainText(words.attachAfterCall.replace('{resume}', resume.name));

    // Once more by WhatsApp, without leaving the page, so that the file is still there.
    await form.button(words.bringBack).click();
    await form.submit().click();
    await form.ok.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await form.ok.click();
    await panel.getByRole('button', { name: words.share }).click();
    await expect(panel).toContainText(words.shareRefused);
    await keepOutOfCache(page);
    await panel.getByRole('button', { name: words.saveCopy }).click();
    await expect(page).toHaveURL(/about$/);
    await page.goBack();
    await expect(panel.getByRole('link', { name: words.openAgain })).toHaveAttribute('href', /wa\.me/);
    await expect(panel.getByRole('button', { name: words.saveCopy })).toBeHidden();
  });
}

test.describe('everything at once and offline, with a resume that can not be read', () => {
  test.use({ expectedErrors: ['The resume could not be read', 'ERR_INTERNET_DISCONNECTED'] });

  test('the application goes on without the resume', async ({ page, context }) => {
    await makeHostile(page);
    const form = contactForm(page, fixture);
    await form.open();
    await form.fillApplication();
    await page.evaluate(() => {
      FileReader.prototype.readAsDataURL = function () {
        queueMicrotask(() => this.dispatchEvent(new ProgressEvent('error')));
      };
    });
    await context.setOffline(true);
    await form.submit().click();
    await expect(form.ok).toHaveAttribute('href', new RegExp(`^https://wa\\.me/${digits}`));
    await expect(form.preview).not.toContainText(`${form.words.resumeLine}:`);
  });
});

for (const hostility of hostilities) {
  test(`${hostility} alone: an application goes out whole`, async ({ page, context }) => {
    await makeHostile(page, [hostility]);
    const form = contactForm(page, fixture);
    await form.open('?location=nowhere"><img src=x>');
    await form.fillApplication();
    await form.submit().click();
    const message = await form.previewText();
    const popup = hostility === 'same tab' ? Promise.resolve(page) : context.waitForEvent('page');
    await form.ok.click();
    const chat = await popup;
    await chat.waitForURL(/wa\.me/);
    expect(textOf(chat.url())).toBe(message);
  });
}
