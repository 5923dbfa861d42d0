import { agency, expect, test } from '../support/site.ts';

const eightServices = [
  'Campus recruitment',
  'Corporate talent acquisition',
  'Career development',
  'HR tech',
  'Skills assessment and training',
  'Remote hiring',
  'Placement analytics',
  'Internships',
];

const tenIndustries = [
  'Information Technology',
  'Pharmaceuticals',
  'Oil and Gas',
  'Engineering',
  'Education',
  'Accounts and Finance',
  'Telecom',
  'Healthcare',
  'Advertising',
  'Media',
];

test('home shows its hero, claims, services, letter, industries, clients and ways to get in touch', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const chat = main.locator('a[href^="https://wa.me/"]').first();
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect(main).toContainText(/over 10 years/i);
  await expect(main).toContainText('90%');
  const region = (name: string) => main.getByRole('region', { name });
  await expect(region('What we do').getByRole('heading', { level: 3 })).toHaveText(eightServices);
  await expect(region(agency.founder.letter.title)).toContainText(agency.founder.name);
  await expect(region('Industries').getByRole('heading', { level: 3 })).toHaveText(tenIndustries);
  await expect(region('Industries').locator('svg')).toHaveCount(10);
  await expect(region('Clients').getByRole('listitem')).toHaveText(agency.clientNames);
  await expect(region('Get in touch').getByRole('link', { name: 'Write to us on WhatsApp' })).toBeVisible();
});

test('/about has the mission, four services, three reasons and a link to contact', async ({ page }) => {
  await page.goto('/about');
  const region = (name: string) => page.getByRole('region', { name });
  await expect(region('Our mission')).toBeVisible();
  await expect(region('What we help with').getByRole('heading', { level: 3 })).toHaveText([
    'Career Placement',
    'Resume Building',
    'Interview Coaching',
    'Employer Services',
  ]);
  await expect(region('Why choose us').getByRole('heading', { level: 3 })).toHaveText([
    'Industry expertise',
    'A personalised approach',
    '90% success rate',
  ]);
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('/services has four services with icon, description and features, and a way to contact', async ({
  page,
}) => {
  await page.goto('/services');
  const cards = page
    .getByRole('region', { name: 'Services' })
    .getByRole('listitem')
    .filter({ has: page.locator('h3') });
  await expect(cards.getByRole('heading')).toHaveText([
    'Recruitment and Talent Acquisition',
    'Employee Onboarding Support',
    'Resume & Interview Assistance',
    'Freelancer and Contract Hiring',
  ]);
  for (const card of await cards.all()) {
    await expect(card.locator('svg')).toHaveCount(1);
    expect(await card.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
  }
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
});

test('/industries describes the ten', async ({ page }) => {
  await page.goto('/industries');
  const cards = page.getByRole('region', { name: 'Industries' }).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveText(tenIndustries);
  for (const card of await cards.all()) await expect(card.locator('p')).not.toBeEmpty();
});

test('/clients has three sample clients with logos and one sample testimonial, and says so', async ({
  page,
}) => {
  await page.goto('/clients');
  const cards = page.getByRole('region', { name: 'Clients' }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByRole('heading')).toBeVisible();
    await expect(card.getByRole('img')).toBeVisible();
    await expect(card).toContainText('Sample');
  }
  await expect(page.locator('blockquote')).toHaveCount(1);
  await expect(page.getByText('Sample testimonial')).toBeVisible();
});

test('/contact has the address, both numbers by phone and WhatsApp, and the email', async ({ page }) => {
  await page.goto('/contact');
  const details = page.getByRole('region', { name: 'Other ways to reach us' });
  await expect(details).toContainText(agency.address.street);
  await expect(details).toContainText('New Delhi');
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

test('pages without a form load no script at all', async ({ page }) => {
  for (const path of ['/about', '/services', '/industries', '/clients']) {
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts, path).toEqual([]);
  }
});
