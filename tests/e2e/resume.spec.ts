import { readFileSync } from 'node:fs';
import { extractText } from 'unpdf';
import { fillIn } from '#enquiry/fillIn.ts';
import { languageNames } from '#navigation/languages.ts';
import { contactForm } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { breakStorage, instagram } from '../support/hostileBrowser.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, holdScripts, keepOutOfCache, languages, test, waitForForm } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { resume } = fixture.entry('jobs', 'orchard-keeper') as {
  resume: { beginner: string[]; experienced: string[] };
};
const [apples = '', ladders = ''] = resume.beginner;
const [trees = ''] = resume.experienced;

const textOf = async (bytes: Uint8Array) => (await extractText(bytes, { mergePages: true })).text;

for (const language of languages) {
  test(`${language}: a beginner makes a resume, saves it, and takes it to the contact form`, async ({
    page,
  }) => {
    const form = resumeForm(page, fixture, language);
    const { words, field, gap } = form;
    await form.open('orchard-keeper');
    await expect(field(words.role.job)).toHaveValue('orchard-keeper');
    await form.fillAbout();
    await field(words.about.email).fill('asha@example.in');
    await page.getByRole('checkbox', { name: words.experience.notYet }).check();
    await gap(1, apples).fill('9');
    await page.getByRole('checkbox', { name: ladders }).check();
    await field(words.schooling.level).selectOption({ label: words.schooling.levels['Class 10'] });
    await form.make();
    await expect(form.made).toBeFocused();

    const download = page.waitForEvent('download');
    await form.button(words.done.save).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('Asha_Verma_Resume.pdf');
    const bytes = readFileSync(await saved.path());
    expect(bytes.byteLength).toBeLessThan(200 * 1024);
    const text = await textOf(new Uint8Array(bytes));
    const parts = [
      'Asha Verma',
      'Orchard keeper',
      '98765 43210',
      'asha@example.in',
      'Know 9 kinds',
      'Class 10',
    ];
    expect(parts.filter((part) => !text.includes(part))).toEqual([]);
    expect(parts.map((part) => text.indexOf(part))).toEqual(
      parts.map((part) => text.indexOf(part)).toSorted((a, b) => a - b),
    );

    await page.getByRole('link', { name: words.done.use }).click();
    await expect(page).toHaveURL(/\/contact\?about=jobs\/orchard-keeper$/);
    await waitForForm(page);
    const contact = contactForm(page, fixture, language);
    const seen = { name: 'Asha Verma', phone: '98765 43210', email: 'asha@example.in' } as const;
    for (const [name, text] of Object.entries(seen))
      await expect(contact.field(name as keyof typeof seen)).toHaveValue(text);
    const inField = () =>
      contact.field('resume').evaluate((input: HTMLInputElement) => input.files?.[0]?.name);
    expect(await inField()).toBe('Asha_Verma_Resume.pdf');
    await page.reload();
    await waitForForm(page);
    expect(await inField()).toBe('Asha_Verma_Resume.pdf');
    await contact.field('preferredLocation').selectOption({ index: 1 });
    await contact.submit().click();
    const downloaded = page.waitForEvent('download');
    await contact.chooseChat();
    expect(readFileSync(await (await downloaded).path()).equals(bytes)).toBe(true);
    expect(await page.evaluate(() => sessionStorage.getItem('made-resume'))).toBeNull();
  });
}

test('with the keyboard only: an error, a line with its gaps, an entry, and the file', async ({ page }) => {
  const form = resumeForm(page, fixture);
  const { words, field, gap } = form;
  const { keyboard } = page;
  await form.open('orchard-keeper');
  await field(words.about.name).focus();
  await keyboard.type('Asha');
  await keyboard.press('Enter');
  await expect(page.getByRole('group', { name: words.problems.title })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(field(words.about.phone)).toBeFocused();
  await keyboard.type('98765 43210');
  for (let press = 0; press < 4; press++) await keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: words.experience.notYet })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(gap(1, trees)).toBeFocused();
  await keyboard.type('40');
  await keyboard.press('Tab');
  await keyboard.type('3');
  await form.button(words.experience.add).focus();
  await keyboard.press('Enter');
  await keyboard.type('Grafter');
  await keyboard.press('Enter');
  await expect(form.made).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words.done.use })).toBeFocused();
});

test('what was written survives late scripts, a reload, the other language, and Back', async ({ page }) => {
  const release = await holdScripts(page);
  const form = resumeForm(page, fixture);
  const { words, field, gap } = form;
  await page.goto('/resume');
  await field(words.about.name).fill('Asha');
  await field(words.role.job).selectOption('orchard-keeper');
  await field(words.experience.work).fill('Grafter');
  await page.getByRole('checkbox', { name: words.languages.speak }).first().check();
  await page.waitForTimeout(300);
  release();
  await waitForForm(page);
  const isKept = async () => {
    await expect(field(words.about.name)).toHaveValue('Asha');
    await expect(field(words.experience.work)).toHaveValue('Grafter');
    await expect(page.getByRole('checkbox', { name: words.languages.speak }).first()).toBeChecked();
  };
  await isKept();
  await gap(1, trees).fill('40');
  await expect(page).toHaveURL('/resume?job=orchard-keeper');
  await page.reload();
  await waitForForm(page);
  await isKept();
  await expect(gap(1, trees)).toHaveValue('40');

  await page.getByRole('link', { name: languageNames.hi }).click();
  await expect(page).toHaveURL('/hi/resume?job=orchard-keeper');
  await waitForForm(page);
  const hindi = resumeForm(page, fixture, 'hi');
  await expect(hindi.field(hindi.words.about.name)).toHaveValue('Asha');
  const meanings = fixture.entry('resumeLines', 'orchard-keeper').lines;
  await expect(page.getByText(meanings.find(({ line }) => line === trees)?.meaning ?? '')).toBeVisible();
  await hindi.field(hindi.words.about.name).fill('Asha Devi');
  await page.goBack();
  await waitForForm(page);
  await expect(field(words.about.name)).toHaveValue('Asha Devi');

  await keepOutOfCache(page);
  await page.goto('/about');
  await page.goBack();
  await waitForForm(page);
  await expect(field(words.about.name)).toHaveValue('Asha Devi');
  await expect(field(words.experience.work)).toHaveValue('Grafter');
});

test.describe('what writes the file does not come', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('the form says so, keeps everything, and makes one file at another press', async ({ page }) => {
    const form = resumeForm(page, fixture);
    const { words, field, button } = form;
    const writer = /\/_astro\/fileWriter/;
    await page.context().route(writer, (route) => route.abort());
    await form.open();
    await form.fillAbout();
    await form.make();
    await expect(page.getByRole('alert')).toHaveText(words.failed);
    await expect(field(words.about.name)).toHaveValue('Asha Verma');
    await page.context().unroute(writer);
    await button(words.make).dblclick();
    await expect(form.made).toBeVisible();
    await field(words.about.town).fill('Agra');
    await expect(page.getByText(words.done.changed)).toBeVisible();
    await expect(form.made).toBeHidden();
  });
});

test.describe('a connection that is lost', () => {
  test.use({ expectedErrors: ['ERR_INTERNET_DISCONNECTED'] });

  test('once the page was open, a file in Hindi is made without it', async ({ page, context }) => {
    const form = resumeForm(page, fixture, 'hi');
    const { words, field, button } = form;
    const prepared = context.waitForEvent('requestfinished', (request) => /semibold/.test(request.url()));
    await form.open();
    await prepared;
    await context.setOffline(true);
    await field(words.about.name).fill('राजेश कुमार');
    await button('Rajesh Kumar').click();
    await field(words.about.phone).fill('९८७६५४३२१०');
    await field(words.role.job).selectOption({ label: words.role.other });
    await field(words.role.ownWork).fill('Painter');
    await page.getByRole('checkbox', { name: words.experience.current }).check();
    await field(words.experience.from).fill('2021');
    await form.make();
    const download = page.waitForEvent('download');
    await form.made.getByRole('button', { name: words.done.save }).click();
    const text = await textOf(new Uint8Array(readFileSync(await (await download).path())));
    for (const part of ['Rajesh Kumar', 'Painter', '9876543210', '2021 – now']) expect(text).toContain(part);
  });
});

test('the parts stay within reach of a thumb, and never cover the field that is focused', async ({
  page,
}) => {
  const form = resumeForm(page, fixture);
  const { words, field } = form;
  await form.open();
  const nav = page.getByRole('navigation', { name: words.parts.title });
  await nav.getByRole('link').nth(6).click();
  await expect(nav).toBeInViewport({ ratio: 1 });
  const bottom = async () => nav.evaluate((element) => element.getBoundingClientRect().bottom);
  await page.keyboard.press('Tab');
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Shift+Tab');
    const top = await page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.matches('form *') ? activeElement.getBoundingClientRect().top : undefined;
    });
    if (top !== undefined) expect(top).toBeGreaterThanOrEqual(await bottom());
  }
  await field(words.about.name).focus();
  await nav.getByRole('link', { name: words.parts.preview }).click();
  await expect(page.getByRole('heading', { name: words.preview })).toBeInViewport();
  await expect(nav).toBeInViewport({ ratio: 1 });
});

for (const how of ['blocked', 'full'] as const)
  test(`storage ${how}: the file is saved instead of handed over, and the page says so`, async ({ page }) => {
    await breakStorage(page, how);
    const form = resumeForm(page, fixture);
    const { words } = form;
    await form.open();
    await form.fillAbout();
    await form.make();
    const download = page.waitForEvent('download');
    await form.made.getByRole('link', { name: words.done.use }).click();
    expect((await download).suggestedFilename()).toBe('Asha_Verma_Resume.pdf');
    await expect(page.getByText(words.done.notHandedOver)).toBeVisible();
    await page.getByRole('link', { name: words.done.goOn }).click();
    await expect(page).toHaveURL(/\/contact\?for=seekers$/);
  });

test.describe('in Instagram', () => {
  test.use(instagram);

  test('the file goes to the form, and its words into a message; nothing is downloaded', async ({ page }) => {
    const form = resumeForm(page, fixture);
    const { words, button } = form;
    await form.open();
    await form.fillAbout();
    await form.make();
    await expect(form.made).toBeVisible();
    await expect(button(words.done.save)).toHaveCount(0);
    await button(words.done.copy).click();
    await expect(form.made).toContainText(words.done.copied);
    await form.made.getByRole('link', { name: words.done.use }).click();
    await expect(page).toHaveURL(/\/contact\?for=seekers$/);
    await waitForForm(page);
    await expect(contactForm(page, fixture).field('resume')).toHaveValue(/Asha_Verma_Resume\.pdf$/);
  });
});

test('a role that the site does not have is ignored; letters of another script are refused at the field', async ({
  page,
}) => {
  const form = resumeForm(page, fixture);
  const { words, field } = form;
  await form.open('astronaut');
  await expect(field(words.role.job)).toHaveValue('');
  await form.fillAbout();
  await field(words.about.town).fill('आगरा');
  await form.make();
  const problem = fillIn(words.problems.unshowable, { characters: 'आ' }).split('आ')[0] ?? '';
  await expect(page.getByRole('group', { name: words.problems.title })).toContainText(problem);
  await expect(field(words.about.town)).toHaveAttribute('aria-invalid', 'true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the questions stand there to be printed, below a note with WhatsApp and the phone', async ({
    page,
  }) => {
    const { words, field } = resumeForm(page, fixture);
    await page.goto('/resume');
    const note = page.getByRole('main').locator('p').filter({ hasText: 'JavaScript' });
    await expect(note.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
    await expect(field(words.about.name)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText(words.schooling.levels['Class 8'], { exact: false }).last()).toBeVisible();
  });
});
