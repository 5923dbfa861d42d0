import type { Page } from '@playwright/test';
import { fillIn } from '#enquiry/fillIn.ts';
import { openingSentence } from '#enquiry/origin.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { contactForm, resume, seeker } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, keepOutOfCache, languages, openForm, test, textOf, waitForForm } from '../support/site.ts';

/* What visitors do one thing after another. Each sequence has once lost or mixed up what they wrote, or hidden what they need. */

test.use({
  viewport: { width: 360, height: 740 },
  // Playwright turns the back/forward cache off, which visitors' browsers have.
  launchOptions: [
    ({ launchOptions }, use) =>
      use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
});

/** How Back shows a page: as it was left (back/forward cache), or built again, like one that the browser has killed. */
const returns = ['frozen', 'rebuilt'] as const;
type Return = (typeof returns)[number];

/** Decides how Back will show the open page. */
async function willReturn(page: Page, how: Return) {
  await page.evaluate(() => Object.assign(window, { isAsLeft: true }));
  if (how === 'rebuilt') await keepOutOfCache(page);
}

async function goBack(page: Page, how: Return) {
  // A page from the cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await waitForForm(page);
  expect(await page.evaluate('window.isAsLeft === true'), 'from the cache').toBe(how === 'frozen');
}

async function leaveAndReturn(
  page: Page,
  how: Return,
  leave: () => Promise<unknown> = () => page.goto('/about'),
) {
  await willReturn(page, how);
  await leave();
  await goBack(page, how);
}

async function reload(page: Page) {
  await page.reload();
  await waitForForm(page);
}

const old = { name: 'Asha Verma', phone: '90000 00000', email: 'old@example.in' };
const madeFile = 'Asha_Verma_Resume.pdf';

/** Writes into the resume maker, makes the file and takes it to the contact form. */
async function handOver(
  page: Page,
  texts: Partial<typeof old>,
  how: Return = 'frozen',
  language: Language = 'en',
) {
  const { words, open, field, make, made } = resumeForm(page, fixture, language);
  if (!/\/resume/.test(page.url())) await open();
  for (const [name, text] of Object.entries(texts))
    await field(words.about[name as keyof typeof old]).fill(text);
  await make();
  await willReturn(page, how);
  await made.getByRole('link', { name: words.done.use }).click();
  await expect(page).toHaveURL(/\/contact\?/);
  await waitForForm(page);
  return contactForm(page, fixture, language);
}

/** Session storage that can be full: from the call of the returned function it takes no more than is in it then. */
async function limitStorage(page: Page) {
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      const limit = Number(localStorage.getItem('limit') ?? Number.POSITIVE_INFINITY);
      if (this === sessionStorage && JSON.stringify({ ...this, [key]: text }).length > limit)
        throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    };
  });
  return () => page.evaluate(() => localStorage.setItem('limit', `${JSON.stringify(sessionStorage).length}`));
}

for (const how of returns) {
  test(`${how}: a resume that was corrected and handed over again corrects the message`, async ({ page }) => {
    const correct = { name: 'Asha Devi', phone: '98765 43210', email: 'new@example.in' };
    const { words, field, preview, previewText, submit } = await handOver(page, old, how);
    await expect(field('phone')).toHaveValue(old.phone);
    await goBack(page, how);
    await handOver(page, correct);
    await field('preferredLocation').selectOption({ index: 1 });
    await field('message').fill(seeker.message);
    await submit().click();
    await expect(preview).toBeVisible();
    const message = await previewText();
    for (const name of ['name', 'phone', 'email'] as const)
      expect.soft(message).toContain(`${words[name]}: ${correct[name]}\n`);
    for (const name of ['phone', 'name', 'email'] as const)
      await expect(field(name)).toHaveValue(correct[name]);
  });

  test(`${how}: handed over again, file and name agree, and an own phone stays`, async ({ page }) => {
    const { field, chosenFile } = await handOver(page, old, how);
    await field('phone').fill('98111 22333');
    await goBack(page, how);
    await handOver(page, { name: 'Mary Thomas', phone: '98765 43210' });
    await expect(field('phone')).toHaveValue('98111 22333');
    await expect.poll(chosenFile).toBe('Mary_Thomas_Resume.pdf');
    await expect(field('name')).toHaveValue('Mary Thomas');
  });

  for (const [path, label] of [
    ['/contact', fixture.forms('en').message],
    ['/', fixture.forms('en').message],
    ['/resume', fixture.entry('resumeWords').about.name],
  ] as const)
    test(`${how}: while storage is full, the newest words of ${path} are kept`, async ({ page }) => {
      const fillStorage = await limitStorage(page);
      const field = page.getByLabel(label, { exact: true });
      await openForm(page, path);
      await field.fill('Older words');
      expect(await page.evaluate(() => sessionStorage.length)).toBeGreaterThan(0);
      await fillStorage();
      await field.fill('Newer words, of which there are more');
      await leaveAndReturn(page, how);
      await expect(field).toHaveValue('Newer words, of which there are more');
    });

  test(`${how}: the chosen mode is kept on Back, also from a form in the other one`, async ({ page }) => {
    const { open, mode, field } = contactForm(page, fixture);
    await open();
    await mode('hiring-request').check();
    await field('name').fill('Asha');
    await leaveAndReturn(page, how);
    await expect(mode('hiring-request')).toBeChecked();
    await leaveAndReturn(page, how, () => open('?for=seekers'));
    await expect(field('name')).toHaveValue('Asha');
    await expect(mode('hiring-request')).toBeChecked();
  });
}

test('taking out an entry while errors are shown keeps focus and view at its Undo', async ({ page }) => {
  const { words, open, make, field, button } = resumeForm(page, fixture);
  const entry = fillIn(words.experience.entry, { number: '2' });
  await open();
  await button(words.experience.add).click();
  await make();
  await expect(page.getByRole('group', { name: words.problems.title })).toBeFocused();
  await button(fillIn(words.remove, { entry })).click();
  await expect.soft(button(words.undo)).toBeFocused();
  await expect.soft(button(words.undo)).toBeInViewport({ ratio: 1 });
  await expect(field(words.about.name)).not.toBeInViewport();
});

test('a made resume is in its field again after Clear, Undo and a reload', async ({ page }) => {
  const { words, button, field, chosenFile } = await handOver(page, old);
  await button(words.clear).click();
  await expect.poll(chosenFile).toBeUndefined();
  await button(words.undoClear).click();
  await expect.poll(chosenFile).toBe(madeFile);
  await reload(page);
  await expect(field('name')).toHaveValue(old.name);
  await expect.poll(chosenFile).toBe(madeFile);
});

test('what a made resume has filled in and a visitor has emptied stays empty', async ({ page }) => {
  const { field } = await handOver(page, old);
  await field('email').fill('');
  await reload(page);
  await expect(field('name')).toHaveValue(old.name);
  await expect(field('email')).toHaveValue('');
});

test('what a landing page has filled in and a visitor has emptied stays empty', async ({ page }) => {
  const { words, open, field } = contactForm(page, fixture);
  await open('?location=hillpur');
  await expect(field('preferredLocation')).toHaveValue('Pune');
  await field('preferredLocation').selectOption('');
  await field('message').fill('');
  await reload(page);
  await expect(page.getByText(fillIn(words.about, { label: 'Hillpur' }))).toBeVisible();
  await expect.soft(field('message')).toHaveValue('');
  await expect(field('preferredLocation')).toHaveValue('');
});

test('a sentence that arrives after an empty submit is no error', async ({ page }) => {
  const { words, open, field, submit } = contactForm(page, fixture);
  const { name: label } = fixture.entry('jobs', 'from-the-hills');
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/jobs/from-the-hills', async (route) => {
    await held;
    await route.continue();
  });
  await open('?about=jobs/from-the-hills');
  await submit().click();
  await expect(field('message')).toHaveAttribute('aria-invalid', 'true');
  release();
  const origin = { kind: 'job', slug: 'from-the-hills', label } as const;
  await expect(field('message')).toHaveValue(openingSentence(origin, 'application', words.writing));
  await expect(field('name')).toHaveAttribute('aria-invalid', 'true');
  await expect(field('message')).not.toHaveAttribute('aria-invalid', 'true');
});

test('the chosen role is in the address where a query has no size', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(URLSearchParams.prototype, 'size'));
  const { words, open, field } = resumeForm(page, fixture);
  await open();
  await field(words.role.job).selectOption('orchard-keeper');
  await expect(page).toHaveURL('/resume?job=orchard-keeper');
});

test('a reload brings a resume back while the dialog is open; later it is not stored', async ({ page }) => {
  const form = contactForm(page, fixture);
  const { dialog, submit, field } = form;
  const file = { ...resume, buffer: Buffer.alloc(50_000, 'resume') };
  await form.open();
  await form.fillApplication(seeker, file);
  await submit().click();
  await dialog.getByRole('button', { name: form.words.back }).click();
  await expect(submit()).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage).length)).toBeLessThan(5000);
  await submit().click();
  await expect(dialog).toBeVisible();
  await reload(page);
  await expect(field('name')).toHaveValue(seeker.name);
  await expect(field('resume')).toHaveValue(/asha-resume\.pdf$/);
  await submit().click();
  expect((await form.chooseChat()).file.content.equals(file.buffer)).toBe(true);
  await expect(form.panel).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('after a form was cleared, its Undo is in view', async ({ page }) => {
  const contact = contactForm(page, fixture);
  await contact.open();
  await contact.fillApplication();
  await contact.button(contact.words.clear).click();
  await expect(contact.field('name')).toHaveValue('');
  await expect.soft(contact.button(contact.words.undoClear)).toBeInViewport({ ratio: 1 });

  const { words, open, fillAbout, field, button } = resumeForm(page, fixture);
  await open();
  await fillAbout();
  await button(words.clear).click();
  await expect(field(words.about.name)).toHaveValue('');
  await expect(button(words.undo)).toBeInViewport({ ratio: 1 });
});

test('own words about a city go out with the job that the form is about now', async ({ page }) => {
  const { words, open, field, submit, preview } = contactForm(page, fixture);
  const label = fixture.entry('jobs', 'orchard-keeper').name;
  await open('?location=lakepur');
  await expect(field('message')).toHaveValue(/Lakepur/);
  await field('message').press('Control+End');
  await field('message').pressSequentially(' I can start in March.');
  await open('?about=jobs/orchard-keeper');
  await expect(page.getByText(fillIn(words.about, { label }))).toBeVisible();
  for (const name of ['name', 'email', 'phone'] as const) await field(name).fill(seeker[name]);
  await field('preferredLocation').selectOption({ index: 1 });
  await field('resume').setInputFiles(resume);
  await submit().click();
  await expect(preview).toContainText('I can start in March.');
  await expect(preview).toContainText(label, { ignoreCase: true });
});

test('answers that are brought back after a reload have the made resume, or ask for it', async ({ page }) => {
  const { words, field, submit, chooseChat, panel, button, chosenFile } = await handOver(page, old);
  await field('preferredLocation').selectOption({ index: 1 });
  await field('message').fill(seeker.message);
  await submit().click();
  await chooseChat();
  await expect(panel).toBeVisible();
  await reload(page);
  await button(words.bringBack).click();
  await expect(field('name')).toHaveValue(old.name);
  const request = page.getByRole('main').getByText(new RegExp(`${madeFile}|${words.resumeMissing}`));
  const chosenOrAsked = async () =>
    (await chosenFile()) ?? (await request.filter({ visible: true }).allTextContents())[0];
  await expect.poll(chosenOrAsked).toBeDefined();
});

/** The text of the quick chat above the contact form. */
const quickChat = (page: Page, language: Language) => async () =>
  textOf(await page.getByRole('link', { name: fixture.forms(language).quickChat }).getAttribute('href'));

test('the quick chat carries what stands in the form, on each key', async ({ page }) => {
  const { open, field } = contactForm(page, fixture);
  const text = quickChat(page, 'en');
  await open();
  for (const typed of ['A', 'As', 'Ash']) {
    await field('name').press(typed.slice(-1));
    await expect.poll(text).toContain(typed);
  }
  await field('phone').fill(seeker.phone);
  await field('preferredLocation').selectOption('Mumbai');
  await field('message').fill(seeker.message);
  for (const part of ['Ash', seeker.phone, 'Mumbai', seeker.message]) await expect.poll(text).toContain(part);
  await field('message').fill('');
  await expect.poll(text).not.toContain(seeker.message);
});

test('the quick chat in Hindi carries what a made resume has filled in', async ({ page }) => {
  const { name, phone } = old;
  const { field } = await handOver(page, { name, phone }, 'frozen', 'hi');
  await expect(field('name')).toHaveValue(name);
  for (const part of [name, phone]) await expect.poll(quickChat(page, 'hi')).toContain(part);
});

for (const language of languages)
  test(`${language}: after the simulated sending, a link sends these very words`, async ({ page }) => {
    const words = fixture.forms(language);
    const written = { name: 'आशा', email: 'asha@example.in', message: 'Hello\nthere' };
    await openForm(page, addressIn(language, '/'));
    for (const name of ['name', 'email', 'message'] as const)
      await page.getByLabel(words[name], { exact: true }).fill(written[name]);
    await page.getByRole('button', { name: words.home.idle }).click();
    await expect(page.getByRole('button', { name: words.home.sent })).toBeVisible();
    const link = page.locator('form').getByRole('status').locator('a[href^="https://wa.me/"]');
    await expect(link).toBeVisible();
    for (const part of Object.values(written))
      expect(textOf(await link.getAttribute('href'))).toContain(part);
  });

test('a phone that was typed in Devanagari digits is in the resume in 0 to 9', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { words, open, field, make, made, button } = resumeForm(page, fixture, 'hi');
  await open();
  await field(words.about.name).fill('Asha Verma');
  await field(words.about.phone).fill('९८७६५ ४३२१०');
  await make();
  await expect(made).toBeVisible();
  await button(words.done.copy).click();
  await expect(made).toContainText(words.done.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/98765 ?43210/);
});

test('an email address without its ending gets the suggestion of a whole one', async ({ page }) => {
  const { words, open, field, button } = contactForm(page, fixture);
  await open();
  await field('email').fill('r@gmail');
  await field('email').press('Tab');
  await expect(page.getByText(fillIn(words.suggestion, { email: 'r@gmail.com' }))).toBeVisible();
  await button(words.useSuggestion).click();
  await expect(field('email')).toHaveValue('r@gmail.com');
});

for (const path of ['/contact', '/resume'])
  test(`on a phone the floating chat covers no label and no field of ${path}`, async ({ page }) => {
    await openForm(page, path);
    const form = page.locator('form');
    // Found by its text, because it may be hidden or not be there.
    const chats = page.locator('a').filter({ hasText: fixture.layout('en').chatOnWhatsapp });
    const covered = () =>
      chats.evaluateAll((links) => {
        const isSeen = (element: Element) =>
          element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        const boxes = links.filter(isSeen).map((link) => link.getBoundingClientRect());
        const isUnder = ({ left, right, top, bottom }: DOMRect) =>
          boxes.some((box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top);
        return [...document.querySelectorAll('form :is(label, input, select, textarea)')]
          .filter((element) => isSeen(element) && isUnder(element.getBoundingClientRect()))
          .map((element) => element.getAttribute('name') ?? element.textContent);
      });
    const isFree = (at: string) => expect.poll(covered, { message: at, timeout: 3000 }).toEqual([]);

    const { y = 0, height = 0 } = (await form.boundingBox()) ?? {};
    const start = y + (await page.evaluate(() => scrollY - innerHeight));
    for (let top = Math.max(0, start); top < start + height + 100; top += 100) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), top);
      await isFree(`scrolled to ${top}`);
    }
    for (const field of await form.getByRole('textbox').all()) {
      await field.focus();
      await isFree(`with the focus in ${field}`);
    }
  });
