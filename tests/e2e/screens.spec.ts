import type { Page } from '@playwright/test';
import { otherChatLinks, whatsappLink } from '#enquiry/contactLinks.ts';
import { fillIn } from '#enquiry/fillIn.ts';
import { addressIn, type Language, languageNames, languageTags } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import { readContent } from '../support/content.ts';
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

/** Opens a screen and checks what all screens have: header, floating chat and footer. */
async function openScreen(page: Page, language: Language, screen: keyof typeof screens) {
  const layout = fixture.layout(language);
  const path = addressIn(language, screens[screen]);
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto(path);
  if (screen !== 'home' && screen !== 'contact') expect(scripts, `scripts of ${path}`).toEqual([]);

  const main = page.getByRole('navigation', { name: layout.mainNavigation });
  await expect(main.getByRole('link')).toHaveText(Object.values(layout.navigation));
  await expect(main.locator('[aria-current=page]')).toHaveText(layout.navigation[screen]);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: agency.name })).toHaveAttribute(
    'href',
    addressIn(language, '/'),
  );
  await expect(page.getByRole('link', { name: layout.chatOnWhatsapp })).toHaveAttribute(
    'href',
    `https://wa.me/${digits}`,
  );
  const footer = page.getByRole('contentinfo');
  for (const [name, href] of Object.entries({
    LinkedIn: agency.social.linkedin,
    Facebook: agency.social.facebook,
    Instagram: agency.social.instagram,
    Twitter: agency.social.twitter,
  }))
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', href ?? '');
  const note = language === 'hi' ? ` ${fixture.entry('hindiWords').inEnglish}` : '';
  const translated = language === 'hi' ? fixture.slugs('legal', 'hi') : [];
  for (const [name, href] of Object.entries(legalPages)) {
    const label = layout.footer.legal[name as keyof typeof legalPages];
    const isTranslated = translated.includes(href.slice(1));
    await expect(footer.locator(`a[href="${isTranslated ? addressIn('hi', href) : href}"]`)).toHaveText(
      isTranslated ? label : `${label}${note}`,
    );
  }
  await expect(footer.getByRole('link', { name: agency.phones[0] })).toHaveAttribute(
    'href',
    `tel:+${digits}`,
  );
  await expect(footer).toContainText(agency.address.street);
  await expect(footer.getByText(/^© \d{4} /)).toContainText(agency.name);

  await expect(page.locator('html')).toHaveAttribute('lang', languageTags[language]);
  const other = language === 'en' ? 'hi' : 'en';
  await expect(header.getByRole('link', { name: languageNames[other] })).toHaveAttribute('lang', other);
}

for (const language of languages) {
  test(`${language}: home shows the texts of its content files`, async ({ page }) => {
    const said = contentIn(language);
    const main = page.getByRole('main');
    const region = (name: string) => main.getByRole('region', { name, exact: true });
    const headings = { level: 3 } as const;
    await openScreen(page, language, 'home');
    await expect(main.locator('a[href^="https://wa.me/"]').first()).toBeInViewport({ ratio: 1 });
    for (const claim of said.home.about.claims ?? [])
      await expect(main).toContainText(fillIn(claim, { years: '12', placement: '88' }));
    await expect(region(said.home.services.title).getByRole('heading', headings)).toHaveText(
      said.homeServices,
    );
    const { hire } = said.home;
    const stretches = hire ? [hire.seekers, hire.employers, hire.together] : [];
    await expect(region(hire?.title ?? '').getByRole('listitem')).toHaveText(
      stretches.flatMap(({ steps }) => steps),
    );
    const letter = region(said.agency.founder.letter?.title ?? '');
    await expect(letter).toContainText(said.agency.founder.name);
    await expect(letter).toContainText(said.words.home.sampleLetter);
    // The fixture has one Hindi service. The others are in English, and say so.
    await expect(region(said.home.services.title).locator('li[lang=en]')).toHaveCount(
      language === 'hi' ? said.homeServices.length - 1 : 0,
    );
    const industries = region(said.home.industries.title);
    await expect(industries.getByRole('heading', headings)).toHaveText(said.industries);
    await expect(industries.locator('svg')).toHaveCount(10);
    await expect(region(said.home.clients.title).getByRole('listitem')).toHaveText(agency.clientNames ?? []);
    await expect(
      region(said.home.message.title).getByRole('link', { name: said.words.home.boxChat }),
    ).toBeVisible();
    // The only link to the other language is the language link.
    const links = await page
      .locator('main a[href^="/"], header a[href^="/"]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    const isOther = (href: string) => href.startsWith('/hi') !== (language === 'hi');
    expect(links.filter(isOther)).toEqual([addressIn(language === 'en' ? 'hi' : 'en', '/')]);
  });

  test(`${language}: the other five screens show the texts of their content files`, async ({ page }) => {
    const said = contentIn(language);
    const region = (name: string) => page.getByRole('region', { name, exact: true });
    const headings = (name: string) => region(name).getByRole('heading', { level: 3 });
    const contactLink = page.getByRole('main').getByRole('link', { name: said.words.contactUs });

    await openScreen(page, language, 'about');
    await expect(region(said.about.mission.title)).toBeVisible();
    await expect(headings(said.about.services.title)).toHaveText(
      said.about.services.list.map(({ title }) => title),
    );
    await expect(headings(said.about.reasons.title)).toHaveText(
      said.about.reasons.list.map(({ title }) => title),
    );
    await expect(contactLink).toHaveAttribute('href', addressIn(language, '/contact'));

    await openScreen(page, language, 'services');
    await expect(headings(said.words.services)).toHaveText(said.services.map(({ title }) => title));
    const cards = region(said.words.services)
      .getByRole('listitem')
      .filter({ has: page.locator('h3') });
    for (const [index, card] of (await cards.all()).entries()) {
      await expect(card.locator('svg')).toHaveCount(1);
      await expect(card.getByRole('listitem')).toHaveText(said.services[index]?.features ?? []);
    }
    await expect(contactLink).toHaveAttribute('href', addressIn(language, '/contact'));

    await openScreen(page, language, 'industries');
    await expect(headings(said.words.industries)).toHaveText(said.industries);
    for (const text of await region(said.words.industries).locator('li p').all())
      await expect(text).not.toBeEmpty();

    await openScreen(page, language, 'clients');
    await expect(headings(said.words.clients.section)).toHaveText(said.clients);
    for (const card of await region(said.words.clients.section).getByRole('listitem').all()) {
      const logo = card.getByRole('img');
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      await expect(card).toContainText(said.words.clients.sampleClient);
    }
    await expect(page.locator('blockquote')).toHaveCount(1);
    await expect(page.getByText(said.words.clients.sampleTestimonial)).toBeVisible();

    await openScreen(page, language, 'contact');
    const steps = region(said.words.contact.form).getByRole('list').getByRole('listitem');
    await expect(steps.nth(0)).toContainText(said.steps.write);
    await expect(steps.nth(1)).toContainText(said.steps.send);
    await expect(steps.nth(2)).toHaveText(`${said.steps.answer}${said.agency.hours.answer}`);
    const details = region(said.contact.details.title);
    await expect(details).toContainText(agency.address.street);
    for (const phone of agency.phones) {
      const number = phone.replace(/\D/g, '');
      await expect(details.locator(`a[href="tel:+${number}"]`)).toHaveText(phone);
      await expect(details.locator(`a[href="https://wa.me/${number}"]`)).toBeVisible();
    }
    await expect(details.getByRole('link', { name: agency.email })).toHaveAttribute(
      'href',
      `mailto:${agency.email}`,
    );
  });
}

test.describe('an unknown path', () => {
  test.use({ expectedErrors: ['404'] });

  test('is answered with 404 and links to the six screens, WhatsApp and the phone', async ({ page }) => {
    const answer = await page.goto('/no/such/page');
    expect(answer?.status()).toBe(404);
    const content = page.getByRole('main');
    for (const path of Object.values(screens))
      await expect(content.locator(`a[href="${path}"]`)).toBeVisible();
    await expect(content.locator('a[href^="https://wa.me/"]')).toBeVisible();
    await expect(content.locator('a[href^="tel:"]')).toBeVisible();
  });

  test('with capitals is offered in small letters, without capitals is not', async ({ page }) => {
    const [before = ''] = fixture.entry('screenWords').notFound.smallLetters.split('{address}');
    await page.goto('/About?for=employers');
    await page.getByText(before).getByRole('link', { name: '/about', exact: true }).click();
    await expect(page).toHaveURL('/about?for=employers');
    await page.goto('/no/such/%E0%A4%95');
    await expect(page.getByText(before)).toBeHidden();
  });
});

test('links on one page that lead to different pages have different names', async ({ page }) => {
  for (const path of ['/', '/contact', '/department', '/sitemap', '/hi', '/hi/contact']) {
    await page.goto(path);
    const names = await page.evaluate(() => {
      for (const list of document.querySelectorAll('details')) list.open = true;
      const all = document.querySelectorAll<HTMLAnchorElement>('a[href]');
      const links = [...all].filter((link) => link.checkVisibility());
      const named = links.map((link) => [link.ariaLabel ?? link.textContent.trim(), link.href] as const);
      return named
        .filter(([name, href]) => named.some((other) => other[0] === name && other[1] !== href))
        .map(([name, href]) => `${name}: ${href}`);
    });
    expect(names, path).toEqual([]);
  }
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
