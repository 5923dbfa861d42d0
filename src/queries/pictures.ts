import { fillIn } from '#enquiry/fillIn.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { getAgency } from './agency.ts';
import { every, everyIn, listed, single } from './entry.ts';
import { cityLink, companyLink, departmentLink, jobLink } from './landing/links.ts';
import { slugsInFooter } from './landing/slugsInFooter.ts';

type Headed = { headline: string; name?: string };

/** The line below the headline on a landing page's picture. It says what the page offers. */
const subtitles = {
  city: 'Who hires, and where the work is.',
  role: 'A day at work, what employers ask for, lines for your resume.',
  arrangement: 'What it means, whom it suits, what to ask first.',
  department: 'What it does, its ladder, and the ways in.',
  // A firm's name beside the agency's must never look like an offer (specification 11.3).
  company: 'Before you apply. We are not affiliated with this company.',
};

/** Every page with its own picture: all but the 404 page and landing pages that the footer does not list. */
export async function getPictures() {
  const { name: agencyName } = await getAgency();
  const pictures = [
    ...(await screenPictures('en')),
    ...(await englishPictures()),
    ...(await screenPictures('hi')),
    ...(await hindiPictures()),
  ];
  return pictures.map((picture) => ({ ...picture, agencyName }));
}

/** `fullStop` is that of the page's language. */
const picture = (path: string, { headline, name }: Headed, subtitle?: string, fullStop = '.') => ({
  path,
  headline,
  // A headline such as "From Technopark to the sea" doesn't say which city is meant.
  subtitle:
    subtitle && name && !headline.toLowerCase().includes(name.toLowerCase())
      ? `${name}${fullStop} ${subtitle}`
      : subtitle,
});

const screenPictures = async (language: Language) => [
  picture(addressIn(language, '/'), await single('homePage', language)),
  picture(addressIn(language, '/about'), await single('aboutPage', language)),
  picture(addressIn(language, '/services'), await single('servicesPage', language)),
  picture(addressIn(language, '/industries'), await single('industriesPage', language)),
  picture(addressIn(language, '/clients'), await single('clientsPage', language)),
  picture(addressIn(language, '/contact'), await single('contactPage', language)),
  ...(await everyIn('legal', language)).map((page) => picture(addressIn(language, `/${page.slug}`), page)),
];

async function englishPictures() {
  const footer = await single('footer');
  return [
    picture('/jobs', await single('jobsPage')),
    picture('/department', await single('departmentsPage')),
    picture('/company', await single('companiesPage')),
    picture('/sitemap', await single('sitemapPage')),
    ...(await every('guides')).map(({ slug, headline }) => picture(`/guide/${slug}`, { headline })),
    ...(await listed('cities', footer.cities)).map((city) =>
      picture(cityLink(city).href, city, subtitles.city),
    ),
    ...(await listed('jobs', footer.jobs)).map((job) =>
      picture(jobLink(job).href, job, job.kind === 'role' ? subtitles.role : subtitles.arrangement),
    ),
    ...(await listed('departments', footer.departments)).map((department) =>
      picture(departmentLink(department).href, department, subtitles.department),
    ),
    ...(await listed('companies', footer.companies)).map((company) =>
      picture(companyLink(company).href, company, subtitles.company),
    ),
  ];
}

/** The line below a Hindi headline is one of the page's section titles, because all Hindi is in the content. */
async function hindiPictures() {
  const words = await single('landingWords', 'hi');
  const [shownCities, shownJobs] = [await slugsInFooter('cities'), await slugsInFooter('jobs')];
  const cities = (await everyIn('cities', 'hi')).filter(({ slug }) => shownCities.has(slug));
  const jobs = (await everyIn('jobs', 'hi')).filter(({ slug }) => shownJobs.has(slug));
  const landing = (entry: Headed & { slug: string }, subtitle: string) =>
    picture(`/hi/jobs/${entry.slug}`, entry, `${subtitle}।`, '।');
  return [
    picture('/hi/jobs', await single('jobsPageHindi')),
    ...cities.map((city) => landing(city, fillIn(words.city.employers, { name: city.name }))),
    ...jobs.map((job) =>
      landing(job, job.kind === 'role' ? words.role.ways : words.arrangement.forAndAgainst),
    ),
  ];
}
