import { extractText } from 'unpdf';
import { languageNames } from '#navigation/languages.ts';
import { fillIn } from '#writing/fillIn.ts';
import { contactForm } from '../support/contactForm.ts';
import { downloadBy } from '../support/download.ts';
import { fixture } from '../support/fixture.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, holdScripts, test, textOf, waitForForm } from '../support/site.ts';

test.use({ viewport: { width: 360, height: 740 } });

const { resume } = fixture.entry('jobs', 'orchard-keeper') as {
  resume: { beginner: string[]; experienced: string[] };
};
const [apples = '', ladders = ''] = resume.beginner;
const [trees = ''] = resume.experienced;

const madeFile = 'Asha_Verma_Resume.pdf';

test('on a Hindi page a beginner makes a resume offline, and sends it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const form = resumeForm(page, fixture, 'hi');
  const { words, field, gap } = form;
  const prepared = Promise.all(
    [/resume-regular/, /resume-semibold/].map((font) =>
      context.waitForEvent('requestfinished', (request) => font.test(request.url())),
    ),
  );
  await form.open('orchard-keeper');
  await expect(field(words.role.job)).toHaveValue('orchard-keeper');
  await field(words.about.name).fill('Asha Verma');
  await field(words.about.phone).fill('९८७६५ ४३२१०');
  await field(words.about.email).fill('asha@example.in');
  await page.getByRole('checkbox', { name: words.experience.notYet }).check();
  await gap(1, apples).fill('9');
  await page.getByRole('checkbox', { name: ladders }).check();
  await field(words.schooling.level).selectOption({ label: words.schooling.levels['Class 10'] });
  await prepared;
  await context.setOffline(true);
  await form.make();
  await expect(form.made).toBeFocused();
  const saved = await downloadBy(page, () => form.button(words.done.save).click());
  await context.setOffline(false);
  expect(saved.name).toBe(madeFile);
  expect(saved.content.byteLength).toBeLessThan(200 * 1024);
  const { text } = await extractText(new Uint8Array(saved.content), { mergePages: true });
  const order = /Asha Verma.*Orchard keeper.*9876543210.*asha@example\.in.*Know 9 kinds.*Class 10/s;
  expect(text).toMatch(order);
  await form.button(words.done.copy).click();
  await expect(form.made).toContainText(words.done.copied);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('9876543210');

  await page.getByRole('link', { name: words.done.use }).click();
  await expect(page).toHaveURL(/\/contact\?about=jobs\/orchard-keeper$/);
  await waitForForm(page);
  const contact = contactForm(page, fixture, 'hi');
  const quickChat = page.getByRole('link', { name: contact.words.quickChat });
  for (const [name, value] of Object.entries({ name: 'Asha Verma', phone: '९८७६५ ४३२१०' })) {
    await expect(contact.field(name as 'name')).toHaveValue(value);
    expect(textOf(await quickChat.getAttribute('href'))).toContain(value);
  }
  await expect(contact.field('email')).toHaveValue('asha@example.in');
  await expect.poll(contact.chosenFile).toBe(madeFile);
  await contact.field('email').fill('verma@example.in');
  await page.reload();
  await waitForForm(page);
  await expect(contact.field('name')).toHaveValue('Asha Verma');
  await expect(contact.field('email')).toHaveValue('verma@example.in');
  await expect.poll(contact.chosenFile).toBe(madeFile);

  await contact.field('preferredLocation').selectOption({ index: 1 });
  await contact.submit().click();
  expect((await contact.chooseChat()).file.content.equals(saved.content)).toBe(true);
  await expect(contact.panel).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['resume-draft']);
});

test('what was written survives late scripts and a change of language', async ({ page }) => {
  const release = await holdScripts(page);
  const english = resumeForm(page, fixture);
  await page.goto('/resume', { waitUntil: 'domcontentloaded' });
  await english.field(english.words.about.name).fill('Asha');
  await english.field(english.words.role.job).selectOption('orchard-keeper');
  await english.field(english.words.experience.work).fill('Grafter');
  await page.getByRole('checkbox', { name: english.words.languages.speak }).first().check();
  release();
  await english.gap(1, trees).fill('40');
  await expect(page).toHaveURL('/resume?job=orchard-keeper');
  await page.getByRole('link', { name: languageNames.hi }).click();
  await expect(page).toHaveURL('/hi/resume?job=orchard-keeper');
  await waitForForm(page);
  const { words, field, gap } = resumeForm(page, fixture, 'hi');
  await expect(field(words.about.name)).toHaveValue('Asha');
  await expect(field(words.experience.work)).toHaveValue('Grafter');
  await expect(page.getByRole('checkbox', { name: words.languages.speak }).first()).toBeChecked();
  const meanings = fixture.entry('resumeLines', 'orchard-keeper').lines;
  await expect(page.getByText(meanings.find(({ line }) => line === trees)?.meaning ?? '')).toBeVisible();
  await expect(gap(1, trees)).toHaveValue('40');
});

test.describe('a form that is not right, and a file that can not be written', () => {
  test.use({ expectedErrors: ['ERR_FAILED'] });

  test('the form says what is wrong, keeps everything, and makes one file in the end', async ({ page }) => {
    const form = resumeForm(page, fixture);
    const { words, field, button } = form;
    const problems = page.getByRole('group', { name: words.problems.title });
    // It is fetched as soon as the form is live.
    const writer = /\/_astro\/fileWriter/;
    await page.context().route(writer, (route) => route.abort());
    await form.open();
    await button(words.experience.add).click();
    await form.make();
    await expect(problems).toBeFocused();
    const entry = fillIn(words.experience.entry, { number: '2' });
    await button(fillIn(words.remove, { entry })).click();
    await expect(button(words.undo)).toBeFocused();
    await expect(button(words.undo)).toBeInViewport({ ratio: 1 });
    await expect(field(words.about.name)).not.toBeInViewport();

    await form.fillAbout();
    await form.make();
    await expect(page.getByRole('alert')).toHaveText(words.failed);
    await expect(field(words.about.name)).toHaveValue('Asha Verma');
    await page.context().unroute(writer);
    await button(words.make).dblclick();
    await expect(form.made).toBeVisible();
    await button(words.clear).click();
    await expect(field(words.about.name)).toHaveValue('');
    await expect(button(words.undo)).toBeInViewport({ ratio: 1 });
  });
});

test('lines, letters and the file are taken when they come late', async ({ page }) => {
  const form = resumeForm(page, fixture);
  const { words, field, button } = form;
  const release = await holdScripts(page, /\/resume\/.*\.json|latinLetters/);
  const releaseWriter = await holdScripts(page, /fileWriter/);
  await page.clock.install();
  await form.open('orchard-keeper');
  await form.fillAbout();
  await field(words.about.name).fill('आशा वर्मा');
  await page.clock.runFor(40_000);
  release();
  await button('Asha Verma').click();
  await expect(form.gap(1, trees)).toBeVisible();
  await form.make();
  // The phone sleeps.
  await page.clock.fastForward(300_000);
  await page.clock.runFor(40_000);
  await expect(page.getByText(words.making, { exact: true })).toBeVisible();
  releaseWriter();
  await expect(form.made).toBeVisible();
});

test('the parts stay within reach of a thumb, and never cover the focused field', async ({ page }) => {
  const form = resumeForm(page, fixture);
  const { words, field } = form;
  await form.open();
  const nav = page.getByRole('navigation', { name: words.parts.title });
  await nav.getByRole('link').nth(6).click();
  await expect(nav).toBeInViewport({ ratio: 1 });
  const covered = () =>
    nav.evaluate((element) => {
      const focused = document.activeElement;
      const bottom = element.getBoundingClientRect().bottom;
      return focused?.matches('form *') ? Math.trunc(bottom - focused.getBoundingClientRect().top) : 0;
    });
  await page.keyboard.press('Tab');
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press('Shift+Tab');
    // Polled: a browser may scroll to a field only after it has focused it.
    await expect.poll(covered).toBeLessThanOrEqual(0);
  }
  await field(words.about.name).focus();
  await nav.getByRole('link', { name: words.parts.preview }).click();
  await expect(page.getByRole('heading', { name: words.preview })).toBeInViewport();
  await expect(nav).toBeInViewport({ ratio: 1 });
});
