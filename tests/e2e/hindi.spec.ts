import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { screens } from '#navigation/languages.ts';
import { agency, digits, expect, openForm, resume, seeker, test, textOf } from '../support/site.ts';

const { both, contact, home } = parse(readFileSync('content/hi/words/forms.yaml', 'utf8'));

const application = [
  '*New Job Application*',
  'नाम: Asha Verma',
  'ईमेल: asha@example.in',
  'फ़ोन: +91 98765 43210',
  'पसंद का शहर: Delhi NCR',
  'मैसेज: I am looking for accounts work.',
  'I can start in March.',
  'रिज़्यूमे: asha-resume.pdf',
].join('\n');

test.describe('in Hindi', () => {
  test('a job seeker sends an application with a resume by WhatsApp', async ({ page }) => {
    await openForm(page, '/hi/contact');
    await expect(page.getByRole('radio', { name: 'नौकरी चाहिए' })).toBeChecked();
    await expect(page.getByLabel('कंपनी')).toBeHidden();
    await page.getByLabel('नाम', { exact: true }).fill(seeker.name);
    await page.getByLabel('ईमेल').fill(seeker.email);
    await page.getByLabel('फ़ोन').fill(seeker.phone);
    await page.getByLabel('मैसेज').fill(seeker.message);
    await page.getByLabel('काम के लिए पसंद का शहर').selectOption('दिल्ली-NCR');
    await page.getByLabel('रिज़्यूमे').setInputFiles(resume);
    await page.getByRole('button', { name: 'आवेदन भेजें' }).click();

    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('WhatsApp पर भेजने के लिए OK दबाएँ, फ़ोन करने के लिए Cancel');
    await expect(dialog.getByRole('region', { name: 'आपका मैसेज' })).toHaveText(application, {
      useInnerText: true,
    });
    await expect(dialog.getByRole('link', { name: /^Cancel/ })).toHaveAttribute('href', `tel:+${digits}`);
    const [download, chat] = await Promise.all([
      page.waitForEvent('download'),
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: /^OK/ }).click(),
    ]);
    await chat.waitForURL(/wa\.me/);
    expect(textOf(chat.url())).toBe(application);
    expect(readFileSync(await download.path())).toEqual(resume.buffer);

    const panel = page.getByRole('status').filter({ hasText: 'फ़ॉर्म भरने के लिए धन्यवाद!' });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('asha-resume.pdf अटैच करें');
    await expect(panel.getByRole('link', { name: 'WhatsApp फिर से खोलें' })).toHaveAttribute('href', chat.url());
    for (const phone of agency.phones) await expect(panel.getByRole('link', { name: phone })).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('an employer sends a hiring request; Go back keeps everything', async ({ page }) => {
    await openForm(page, '/hi/contact?for=employers');
    await expect(page.getByRole('radio', { name: 'कर्मचारी चाहिए' })).toBeChecked();
    await page.getByLabel('नाम', { exact: true }).fill(seeker.name);
    await page.getByLabel('ईमेल').fill(seeker.email);
    await page.getByLabel('फ़ोन').fill(seeker.phone);
    await page.getByLabel('कंपनी').fill('Neem & Sons');
    await page.getByLabel('मैसेज').fill('हमें दो अकाउंटेंट चाहिए।');
    const submit = page.getByRole('button', { name: 'हायरिंग रिक्वेस्ट भेजें' });
    await submit.click();
    await page.getByRole('button', { name: 'वापस जाएँ' }).click();
    await expect(submit).toBeFocused();
    await submit.click();
    const href = await page.getByRole('link', { name: /^OK/ }).getAttribute('href');
    expect(textOf(href ?? '')).toBe(
      '*New Hiring Request*\nनाम: Asha Verma\nईमेल: asha@example.in\nफ़ोन: +91 98765 43210\nकंपनी: Neem & Sons\nमैसेज: हमें दो अकाउंटेंट चाहिए।',
    );
  });

  test('what is missing, and a resume that can not be taken, is said in Hindi', async ({ page }) => {
    await openForm(page, '/hi/contact');
    await page.getByRole('button', { name: 'आवेदन भेजें' }).click();
    const summary = page.getByRole('group', { name: 'कुछ चीज़ें ठीक करनी हैं' });
    await expect(summary).toBeFocused();
    for (const name of ['name', 'email', 'phone', 'preferredLocation', 'resume', 'message'])
      await expect(summary).toContainText({ ...both, ...contact }[`${name}Missing`]);
    const file = page.getByLabel('रिज़्यूमे');
    await file.setInputFiles({ name: 'cv.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await expect(page.getByRole('alert')).toHaveText('PDF, DOC या DOCX फ़ाइल चुनें');
    await file.setInputFiles({
      name: 'cv.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(2_097_153),
    });
    await expect(page.getByRole('alert')).toHaveText('फ़ाइल का साइज़ 2MB से ज़्यादा नहीं होना चाहिए');
    await expect(file).toHaveValue('');
  });

  test('a landing page is named as the site has it, in a Hindi sentence', async ({ page }) => {
    await openForm(page, '/hi/contact?about=jobs/delivery');
    const message = page.getByLabel('मैसेज');
    await expect(message).toHaveValue('मुझे Delivery जॉब के बारे में बात करनी है।');
    await expect(page.locator('main')).toContainText('Delivery के बारे में');
    await page.getByRole('radio', { name: 'कर्मचारी चाहिए' }).check();
    await expect(message).toHaveValue('मुझे Delivery जॉब के लिए कर्मचारी रखने के बारे में बात करनी है।');
    await page.getByRole('button', { name: 'इसे हटाएँ' }).click();
    await expect(message).toHaveValue('');
    await openForm(page, '/hi/contact?location=pune');
    await expect(page.getByLabel('काम के लिए पसंद का शहर')).toHaveValue('Pune');
  });

  test('the home form asks and answers in Hindi', async ({ page }) => {
    test.skip(agency.delivery !== 'simulated', 'the home form of this content is not the simulated one');
    await page.clock.install();
    await page.goto('/hi');
    await page.locator('form').scrollIntoViewIfNeeded();
    await expect(page.locator('form[data-ready]')).toHaveCount(1);
    await page.getByRole('button', { name: home.idle }).click();
    await expect(page.getByLabel('नाम', { exact: true })).toBeFocused();
    await expect(page.getByLabel('नाम', { exact: true })).toHaveAccessibleDescription('अपना नाम लिखें');
    for (const [label, text] of [
      ['नाम', 'आशा'],
      ['ईमेल', 'asha@example.in'],
      ['मैसेज', 'नमस्ते'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByRole('button', { name: home.idle }).click();
    await expect(page.getByRole('button', { name: home.sending })).toBeVisible();
    await page.clock.runFor(2100);
    await expect(page.getByRole('button', { name: home.sent })).toBeVisible();
  });
});

test('what was written in English is there in Hindi, and back', async ({ page }) => {
  await openForm(page, '/contact?for=employers');
  await page.getByLabel(/^Name/).fill('आशा');
  await page.getByLabel(/^Company/).fill('Neem & Sons');
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL(/\/hi\/contact$/);
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
  await expect(page.getByRole('radio', { name: 'कर्मचारी चाहिए' })).toBeChecked();
  await expect(page.getByLabel('कंपनी')).toHaveValue('Neem & Sons');
  await page.getByLabel('नाम', { exact: true }).fill('Asha');
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Asha');
});

for (const address of Object.values(screens)) {
  test(`${address} and its Hindi twin lead to each other, and say so to search engines`, async ({ page }) => {
    const twin = address === '/' ? '/hi' : `/hi${address}`;
    const alternates = () =>
      page
        .locator('head link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
        );
    const whole = (path: string) => agency.siteUrl + path.replace(/\/$/, '');
    const expected = [`en-IN ${whole(address)}`, `hi-IN ${whole(twin)}`, `x-default ${whole(address)}`];
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-IN');
    expect(await alternates()).toEqual(expected);
    const toHindi = page.getByRole('banner').getByRole('link', { name: 'हिंदी' });
    await expect(toHindi).toHaveAttribute('lang', 'hi');
    await toHindi.click();
    await expect(page).toHaveURL(new RegExp(`${twin}$`));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi-IN');
    expect(await alternates()).toEqual(expected);
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', whole(twin));
    await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL((url) => url.pathname === address);
  });
}

test('a page that is in English only leads to the Hindi home page, and names no twin', async ({ page }) => {
  await page.goto('/jobs/agra');
  await expect(page.locator('head link[hreflang]')).toHaveCount(0);
  await page.getByRole('link', { name: 'हिंदी' }).click();
  await expect(page).toHaveURL(/\/hi$/);
});

test('Hindi pages lead to Hindi screens; what is in English only is marked as such, and one line says so', async ({
  page,
}) => {
  await page.goto('/hi');
  const links = await page
    .locator('main a, header a')
    .evaluateAll((all) =>
      all.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    );
  expect(links.filter((href) => !href.startsWith('/hi'))).toEqual(['/']);
  const footer = page.locator('footer');
  await expect(footer).toContainText('इन लिंक के पेज अंग्रेज़ी में हैं।');
  await expect(footer.locator('a[href^="/"]:not([hreflang=en])')).toHaveCount(0);
  await expect(footer.getByRole('link', { name: 'Delhi', exact: true })).toHaveAttribute(
    'href',
    '/jobs/delhi',
  );
  await expect(page.getByRole('navigation', { name: 'मुख्य' }).getByRole('link')).toHaveCount(6);
});

test('what is in Hindi stays within the narrowest screen, header included', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of ['/hi', '/hi/contact', '/hi/about', '/']) {
    await page.goto(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(320);
  }
});
