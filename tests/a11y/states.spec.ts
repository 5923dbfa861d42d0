import type { Locator, Page } from '@playwright/test';
import { addressIn } from '#navigation/languages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { contactForm } from '../support/contactForm.ts';
import { readContent } from '../support/content.ts';
import { addAxe, expectAccessible } from '../support/expectAccessible.ts';
import { expectReadable, withLargeText } from '../support/expectReadable.ts';
import { resumeForm } from '../support/resumeForm.ts';
import { expect, languages, openForm, test, textOf } from '../support/site.ts';
import { waitForFonts } from '../support/waitForFonts.ts';

/** The owner's content, from which the tested site is built: its own texts and phone number arrive too. */
const content = readContent(contentFolder);

// The menu does not slide, and is measured at its place.
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } });

test.beforeEach(({ context }) => addAxe(context));

for (const language of languages) {
  /** Expects that everybody can use a part in its current state. Hindi has the colours of English. */
  const expectUsable = async (page: Page, state: string, part = 'main') =>
    test.step(state, async () => {
      await waitForFonts(page);
      await expectAccessible(page, { include: [part], contrast: language === 'en' });
      await expectReadable(page);
    });

  test(`${language}: the menu and an enquiry are accessible in each state, and hold text of double size`, async ({
    page,
  }) => {
    const words = content.layout(language);
    await page.goto(addressIn(language, '/about'));
    await page.getByRole('button', { name: words.menu, exact: true }).click();
    await expect(page.getByRole('navigation', { name: words.mainNavigation })).toBeVisible();
    await expectUsable(page, 'the menu', 'header');
    const chat = page.getByRole('link', { name: words.chatOnWhatsapp, includeHidden: true });
    await withLargeText(page, async () => {
      const size = await chat.evaluate((link: HTMLElement) => [link.offsetWidth, link.offsetHeight]);
      expect(size).toEqual([56, 56]);
    });

    const form = contactForm(page, content, language);
    await form.open();
    await form.submit().click();
    await expect(page.getByRole('group', { name: form.words.problems })).toBeFocused();
    await expectUsable(page, 'the errors');
    await form.fillApplication();
    await form.submit().click();
    await expect(form.code).toBeVisible();
    await expectUsable(page, 'the dialog', 'dialog');
    const message = await form.previewText();
    const { address } = await form.chooseChat();
    expect(address).toContain(`https://wa.me/${content.digits}?text=`);
    expect(textOf(address)).toBe(message);
    await expect(form.panel).toBeVisible();
    await expectUsable(page, 'the panel');
  });

  test(`${language}: a message and a resume are accessible in each state, and hold text of double size`, async ({
    page,
  }) => {
    await openForm(page, addressIn(language, '/'));
    await page.getByRole('button', { name: content.forms(language).home.idle }).click();
    await expect(page.locator('[name=name]')).toBeFocused();
    await expectUsable(page, "the message's error", 'form');

    const { words, field, open, make, made, fillAbout } = resumeForm(page, content, language);
    await open();
    await make();
    await expect(field(words.about.name)).toHaveAttribute('aria-invalid', 'true');
    await expectUsable(page, "the resume's errors");
    await fillAbout();
    await make();
    await expect(made).toBeVisible();
    await expectUsable(page, 'the resume');
  });
}
test('in forced colours controls have edges, and the chosen mode and errors are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const form = contactForm(page, content);
  /** The widths of the edges in another colour than the page's. */
  const edges = (locator: Locator) =>
    locator.evaluate((element) => {
      const style = getComputedStyle(element);
      const paper = getComputedStyle(document.body).backgroundColor;
      return (['top', 'right', 'bottom', 'left'] as const).map((side) =>
        style.getPropertyValue(`border-${side}-color`) === paper
          ? 0
          : Number.parseFloat(style.getPropertyValue(`border-${side}-width`)),
      );
    });
  const expectEdges = async (...locators: Locator[]) => {
    for (const locator of locators)
      expect(Math.min(...(await edges(locator))), `${locator}`).toBeGreaterThan(0);
  };
  const label = (kind: 'application' | 'hiring-request') =>
    page.locator('label').filter({ has: form.mode(kind) });

  await form.open();
  await expectEdges(page.getByRole('link', { name: content.layout('en').chatOnWhatsapp }), form.submit());
  expect(await edges(label('application'))).not.toEqual(await edges(label('hiring-request')));

  await form.field('name').fill('Asha Verma');
  await form.submit().click();
  const [written, empty] = [await edges(form.field('name')), await edges(form.field('message'))];
  expect(Math.min(...empty)).toBeGreaterThan(Math.max(...written));

  await form.fillApplication();
  await form.submit().click();
  await expectEdges(form.dialog, form.preview, form.ok, form.call);
});
