import type { Page } from '@playwright/test';
import { otherChatLinks, whatsappLink } from '#enquiry/contactLinks.ts';
import { fillIn } from '#enquiry/fillIn.ts';
import { addressIn, type Language, languageNames, languageTags } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import { readContent } from '../support/content.ts';
import { downloadBy } from '../support/download.ts';
import { fixture, fixtureContent } from '../support/fixture.ts';
import { expect, languages, test } from '../support/site.ts';

const { agency, digits } = fixture;

/** The content of the screens in one language, including fillers. */
function contentIn(language: Language) {
  const built = readContent(fixtureContent);
  const home = built.entry('homePage', '', language);
  const { services, industries } = built.entry('homePage');
  return {
    words: built.entry('screenWords', '', language),
    steps: built.forms(language).steps,
    agency: built.entry('agency', '', language),
    home,
    about: built.entry('aboutPage', '', language),
    contact: built.entry('contactPage', '', language),
    homeServices: services.list.map((slug) => built.entry('homeServices', slug, language).title),
    industries: industries.list.map((slug) => built.entry('industries', slug, language).name),
    services: built.entry('servicesPage').list.map((slug) => built.entry('services', slug, language)),
    clients: built.entry('clientsPage').list.map((slug) => built.entry('clients', slug).name),
  };
}

/** Expects what stands around every page: header, floating chat and footer. */
async function expectFrame(page: Page, language: Language) {
  const layout = fixture.layout(language);
  const other = language === 'en' ? 'hi' : 'en';
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  await expect(header.getByRole('link', { name: languageNames[other] })).toHaveAttribute('lang', other);
  await expect(page.getByRole('navigation', { name: layout.mainNavigation }).getByRole('link')).toHaveText(
    Object.values(layout.navigation),
  );
  for (const [within, name, href] of [
    [header, agency.name, addressIn(language, '/')],
    [page, layout.chatOnWhatsapp, `https://wa.me/${digits}`],
    [footer, 'LinkedIn', agency.social.linkedin],
    [footer, 'Facebook', agency.social.facebook],
    [footer, 'Instagram', agency.social.instagram],
    [footer, 'Twitter', agency.social.twitter],
    [footer, agency.phones[0], `tel:+${digits}`],
  ] as const)
    await expect(within.getByRole('link', { name })).toHaveAttribute('href', href ?? '');
  const translated = fixture.slugs('legal', 'hi');
  for (const [name, href] of Object.entries(legalPages)) {
    const label = layout.footer.legal[name as keyof typeof legalPages];
    const isInLanguage = language === 'en' || translated.includes(href.slice(1));
    const link = footer.locator(`a[href="${isInLanguage ? addressIn(language, href) : href}"]`);
    await expect(link).toHaveText(isInLanguage ? label : `${label} ${fixture.entry('hindiWords').inEnglish}`);
  }
  await expect(footer).toContainText(agency.address.street);
  await expect(footer.getByText(/^© \d{4} /)).toContainText(agency.name);
}

for (const language of languages)
  test(`${language}: the six screens show the texts of their content files`, async ({ page }) => {
    const said = contentIn(language);
    const { home, words } = said;
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name, exact: true });
    const items = (name: string) => region(name).getByRole('listitem');
    const headings = (name: string) => region(name).getByRole('heading', { level: 3 });
    const contactLink = main.getByRole('link', { name: words.contactUs });
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const open = async (screen: keyof typeof screens) => {
      await page.goto(addressIn(language, screens[screen]));
      const { navigation } = fixture.layout(language);
      await expect(page.locator('nav [aria-current=page]')).toHaveText(navigation[screen]);
    };

    await open('about');
    await expectFrame(page, language);
    await expect(region(said.about.mission.title)).toBeVisible();
    for (const { title, list } of [said.about.services, said.about.reasons])
      await expect(headings(title)).toHaveText(list.map(({ title }) => title));
    await expect(contactLink).toHaveAttribute('href', addressIn(language, '/contact'));

    await open('services');
    await expect(headings(words.services)).toHaveText(said.services.map(({ title }) => title));
    const cards = items(words.services).filter({ has: page.locator('h3') });
    for (const [index, card] of (await cards.all()).entries()) {
      await expect(card.locator('svg')).toHaveCount(1);
      await expect(card.getByRole('listitem')).toHaveText(said.services[index]?.features ?? []);
    }
    await expect(contactLink).toHaveAttribute('href', addressIn(language, '/contact'));

    await open('industries');
    await expect(headings(words.industries)).toHaveText(said.industries);
    for (const text of await region(words.industries).locator('li p').all())
      await expect(text).not.toBeEmpty();

    await open('clients');
    await expect(headings(words.clients.section)).toHaveText(said.clients);
    for (const card of await items(words.clients.section).all()) {
      const logo = card.getByRole('img');
      await logo.scrollIntoViewIfNeeded();
      await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
      await expect(card).toContainText(words.clients.sampleClient);
    }
    await expect(page.locator('blockquote')).toHaveCount(1);
    await expect(page.getByText(words.clients.sampleTestimonial)).toBeVisible();
    expect(scripts).toEqual([]);

    await open('home');
    await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeInViewport({ ratio: 1 });
    for (const claim of home.about.claims ?? [])
      await expect(main).toContainText(fillIn(claim, { years: '12', placement: '88' }));
    await expect(headings(home.services.title)).toHaveText(said.homeServices);
    // The fixture has one Hindi service. The others are in English, and say so.
    await expect(region(home.services.title).locator('li[lang=en]')).toHaveCount(
      language === 'hi' ? said.homeServices.length - 1 : 0,
    );
    const { hire } = home;
    const stretches = hire ? [hire.seekers, hire.employers, hire.together] : [];
    await expect(items(hire?.title ?? '')).toHaveText(stretches.flatMap(({ steps }) => steps));
    const letter = region(said.agency.founder.letter?.title ?? '');
    await expect(letter).toContainText(said.agency.founder.name);
    await expect(letter).toContainText(words.home.sampleLetter);
    await expect(headings(home.industries.title)).toHaveText(said.industries);
    await expect(region(home.industries.title).locator('svg')).toHaveCount(10);
    await expect(items(home.clients.title)).toHaveText(agency.clientNames ?? []);
    await expect(region(home.message.title).getByRole('link', { name: words.home.boxChat })).toBeVisible();

    await open('contact');
    await expect(region(words.contact.form).getByRole('list').first().getByRole('listitem')).toHaveText([
      new RegExp(said.steps.write),
      new RegExp(said.steps.send),
      `${said.steps.answer}${said.agency.hours.answer}`,
    ]);
    const details = region(said.contact.details.title);
    await expect(details).toContainText(agency.address.street);
    for (const phone of agency.phones) {
      const number = phone.replace(/\D/g, '');
      await expect(details.locator(`a[href="tel:+${number}"]`)).toHaveText(phone);
      await expect(details.locator(`a[href="https://wa.me/${number}"]`)).toBeVisible();
    }
    await expect(details.locator(`a[href="mailto:${agency.email}"]`)).toHaveText(agency.email);
    const cardLink = main.getByRole('link', { name: words.contact.card });
    const card = await downloadBy(page, () => cardLink.click());
    expect(card.name).toBe('contact.vcf');
    expect(card.content.toString()).toContain(`:${agency.phones.at(-1)?.replaceAll(' ', '')}\r\n`);
  });

test.describe('an unknown path', () => {
  test.use({ expectedErrors: ['404'] });

  test('is answered with 404, links to the six screens, WhatsApp and the phone, and offers small letters', async ({
    page,
  }) => {
    const [before = ''] = fixture.entry('screenWords').notFound.smallLetters.split('{address}');
    expect((await page.goto('/no/such/%E0%A4%95'))?.status()).toBe(404);
    const main = page.getByRole('main');
    for (const path of Object.values(screens)) await expect(main.locator(`a[href="${path}"]`)).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(page.getByText(before)).toBeHidden();
    await page.goto('/About?for=employers');
    await page.getByText(before).getByRole('link', { name: '/about', exact: true }).click();
    await expect(page).toHaveURL('/about?for=employers');
  });
});

test('on paper, a link to a chat does not show its address, which holds the message', async ({ page }) => {
  await page.goto('/privacy');
  await page.emulateMedia({ media: 'print' });
  const addressOnPaper = (href: string) =>
    page.evaluate((address) => {
      const link = document.createElement('a');
      link.href = address;
      document.querySelector('main')?.append(link);
      return getComputedStyle(link, '::after').content;
    }, href);
  expect(await addressOnPaper('https://example.org/law')).toContain('example.org/law');
  const { app, web } = otherChatLinks(agency.phones[0], 'I am Asha');
  for (const chat of [app, web, whatsappLink(agency.phones[0], 'I am Asha')])
    expect(await addressOnPaper(chat)).toBe('none');
});
