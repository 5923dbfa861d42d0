import { formPages } from '#navigation/formPages.ts';
import { contentFolder } from '#schemas/contentFolder.ts';
import { contactForm } from '../support/contactForm.ts';
import { readContent } from '../support/content.ts';
import { expectAccessible } from '../support/expectAccessible.ts';
import { onePageOfEachKind } from '../support/onePageOfEachKind.ts';
import { expect, openForm, test, textOf } from '../support/site.ts';

/** The owner's content, from which the tested site is built. */
const content = readContent(contentFolder);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// The visit also shows that no page violates its security policy: a console error would fail the test.
for (const path of [...onePageOfEachKind, '/nowhere'])
  test.describe(path, () => {
    test.use({ expectedErrors: path === '/nowhere' ? ['404'] : [] });

    test('is accessible, has no empty link, fits 320 pixels, and is read in its order', async ({ page }) => {
      const hasForm = formPages.includes(path);
      if (hasForm) await openForm(page, path);
      else await page.goto(path);
      // Loads everything that loads lazily.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      // The footer has most of a page's elements and is the same on each page. A Hindi page has the colours of the English
      // page of its kind.
      await expectAccessible(page, {
        exclude: /about$/.test(path) ? [] : ['footer'],
        contrast: !path.startsWith('/hi'),
      });
      await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      // A screen reader follows the document, eyes go down the only column. A ladder is read from its lowest step (h3).
      const tops = await page
        .locator('main :is(h1, h2)')
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top));
      expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    });
  });

const withoutFooter = { exclude: ['footer'] };

test('the phone menu and a footer list are accessible when open', async ({ page }) => {
  const words = content.layout('en');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const more = page.getByText(words.footer.viewMore).first();
  // The owner may leave out so many pages that no list has more.
  if (await more.isVisible()) await more.click();
  await page.getByRole('button', { name: words.menu, exact: true }).click();
  await expectAccessible(page);
});

// Also that an owner's own texts and phone number arrive.
test('an enquiry by WhatsApp is accessible in errors, dialog and panel', async ({ page }) => {
  const form = contactForm(page, content);
  const { words } = form;
  await form.open();
  await form.submit().click();
  await expect(page.getByRole('group', { name: words.problems })).toBeFocused();
  await expectAccessible(page, withoutFooter);
  await form.fillApplication();
  await form.submit().click();
  await expect(form.code).toBeVisible();
  await expectAccessible(page, withoutFooter);
  const message = await form.previewText();
  const { address } = await form.chooseChat();
  expect(address).toContain(`https://wa.me/${content.digits}?text=`);
  expect(textOf(address)).toBe(message);
  await expect(form.panel).toBeVisible();
  await expectAccessible(page, withoutFooter);
});

test("the home page's form is accessible when it shows errors", async ({ page }) => {
  await openForm(page, '/');
  await page.getByRole('button', { name: content.forms('en').home.idle }).click();
  await expect(page.locator('[name=name]')).toBeFocused();
  await expectAccessible(page, withoutFooter);
});
