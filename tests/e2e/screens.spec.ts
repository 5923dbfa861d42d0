import type { Page } from '@playwright/test';
import { addressIn, type Language, languageNames, languageTags } from '#navigation/languages.ts';
import { addressOf, fixedPages } from '#navigation/pages.ts';
import { fillIn } from '#writing/fillIn.ts';
import { downloadBy } from '../support/download.ts';
import { fixture } from '../support/fixture.ts';
import { expect, languages, test } from '../support/site.ts';

const { agency, digits } = fixture;
const fixed = Object.values(fixedPages);

/** Expects what stands around every page: header, floating chat and footer. */
async function expectFrame(page: Page, language: Language) {
  const layout = fixture.layout(language);
  const other = language === 'en' ? 'hi' : 'en';
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  await expect(header.getByRole('link', { name: languageNames[other] })).toHaveAttribute('lang', other);
  const navigation = page.getByRole('navigation', { name: layout.mainNavigation });
  await expect(navigation.getByRole('link')).toHaveText(Object.values(layout.navigation));
  for (const [within, name, href] of [
    [header, agency.name, addressIn(language, '/')],
    [page, layout.chatOnWhatsapp, `https://wa.me/${digits}`],
    [footer, 'LinkedIn', agency.social.linkedin],
    [footer, agency.phones[0], `tel:+${digits}`],
  ] as const)
    await expect(within.getByRole('link', { name })).toHaveAttribute('href', href ?? '');
  for (const { address } of fixed.filter(({ group }) => group === 'rules'))
    await expect(footer.locator(`a[href$="${address}"]`)).toBeVisible();
  await expect(footer).toContainText(fixture.entry('agency', '', language).address.street);
  await expect(footer.getByText(/^© \d{4} /)).toContainText(agency.name);
}

for (const language of languages)
  test(`${language}: the six screens show the texts of their content files`, async ({ page }) => {
    const words = fixture.entry('screenWords', '', language);
    const industry = fixture.entry('industries', 'fixture-making', language);
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name, exact: true });
    const items = (name: string) => region(name).getByRole('listitem');
    const headings = (name: string) => region(name).getByRole('heading', { level: 3 });
    const contact = addressIn(language, '/contact');
    const contactLink = main.getByRole('link', { name: words.contactUs });
    const { navigation } = fixture.layout(language);
    const open = async (screen: keyof typeof navigation) => {
      await page.goto(addressOf(screen, language));
      await expect(page.locator('nav [aria-current=page]')).toHaveText(navigation[screen]);
    };

    await open('about');
    await expectFrame(page, language);
    const about = fixture.entry('aboutPage', '', language);
    await expect(region(about.mission.title)).toBeVisible();
    for (const { title, list } of [about.services, about.reasons])
      await expect(headings(title)).toHaveText(
        list.map(({ title }) => title.replace('{placement}', String(fixture.agency.claims?.placement))),
      );
    await expect(contactLink).toHaveAttribute('href', contact);

    await open('services');
    const service = fixture.entry('services', 'fixture-search', language);
    await expect(headings(words.services)).toHaveText([service.title]);
    await expect(region(words.services).locator('li li')).toHaveText(service.features);
    await expect(region(words.services).locator('svg')).toHaveCount(1);
    await expect(contactLink).toHaveAttribute('href', contact);

    await open('industries');
    await expect(headings(words.industries)).toHaveText([industry.name]);
    await expect(region(words.industries).locator('li p').first()).not.toBeEmpty();

    await open('clients');
    const clients = words.clients;
    await expect(headings(clients.section)).toHaveText([fixture.entry('clients', 'neem-works').name]);
    await expect(items(clients.section)).toContainText(clients.sampleClient);
    const logo = items(clients.section).getByRole('img');
    await logo.scrollIntoViewIfNeeded();
    await expect(logo).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.locator('blockquote')).toHaveCount(1);
    await expect(page.getByText(clients.sampleTestimonial)).toBeVisible();

    await open('home');
    const home = fixture.entry('homePage', '', language);
    const { address, founder, hours } = fixture.entry('agency', '', language);
    await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeInViewport({ ratio: 1 });
    // The fixture does not say since when it is there.
    for (const claim of home.about.claims?.filter(({ text }) => !text.includes('{since}')) ?? [])
      await expect(main).toContainText(fillIn(claim.text, { years: '12', placement: '88' }));
    const { title } = fixture.entry('homeServices', 'fixture-drives', language);
    await expect(headings(home.services.title)).toHaveText([title]);
    await expect(items('How the fixture places')).toHaveText([/seeking/, /hiring/, /joint/]);
    const letter = region(founder.letter?.title ?? '');
    await expect(letter).toContainText(founder.name);
    await expect(letter).toContainText(words.home.sampleLetter);
    await expect(headings(home.industries.title)).toHaveText([industry.name]);
    await expect(items(home.industries.title).locator('svg')).toHaveCount(1);
    await expect(items(home.clients.title)).toHaveText(agency.clientNames ?? []);
    await expect(region(home.message.title).getByRole('link', { name: words.home.boxChat })).toBeVisible();

    await open('contact');
    const { steps } = fixture.forms(language);
    await expect(region(words.contact.form).getByRole('list').first().getByRole('listitem')).toHaveText([
      new RegExp(steps.write),
      new RegExp(steps.send),
      new RegExp(`^${steps.answer}.*7:30.*${hours.answer}$`),
    ]);
    const details = region(fixture.entry('contactPage', '', language).details.title);
    await expect(details).toContainText(address.street);
    await expect(details).toContainText('7:30');
    for (const phone of agency.phones) {
      const number = phone.replace(/\D/g, '');
      await expect(details.locator(`a[href="tel:+${number}"]`)).toHaveText(phone);
      await expect(details.locator(`a[href="https://wa.me/${number}"]`)).toBeVisible();
    }
    await expect(details.locator(`a[href="mailto:${agency.email}"]`)).toHaveText(agency.email);
    const card = await downloadBy(page, () => main.getByRole('link', { name: words.contact.card }).click());
    expect(card.content.toString()).toContain(`:${agency.phones.at(-1)?.replaceAll(' ', '')}\r\n`);
  });

test.describe('an unknown path', () => {
  test.use({ expectedErrors: ['404'] });

  test('has status 404, leads to screens, WhatsApp and phone, and offers small letters', async ({ page }) => {
    const [before = ''] = fixture.entry('screenWords').notFound.smallLetters.split('{address}');
    const { offer } = fixture.entry('hindiWords');
    expect((await page.goto('/no/such/%E0%A4%95'))?.status()).toBe(404);
    const main = page.getByRole('main');
    for (const { address } of fixed.filter(({ inNavigation }) => inNavigation))
      await expect(main.locator(`a[href="${address}"]`)).toBeVisible();
    await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeVisible();
    await expect(main.locator('a[href^="tel:"]')).toBeVisible();
    await expect(main.getByText(offer.notFound)).toContainText(offer.open);
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
  for (const chat of [
    'https://wa.me/919876543210?text=I%20am%20Asha',
    'https://api.whatsapp.com/send?phone=919876543210&text=I%20am%20Asha',
    'whatsapp://\tsend?phone=919876543210&text=I%20am%20Asha',
  ])
    expect(await addressOnPaper(chat)).toBe('none');
});
