import { getAgency } from './agency.ts';
import { every, listed, single } from './entry.ts';
import { cityLink, companyLink, departmentLink, jobLink } from './landing/links.ts';

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
  const footer = await single('footer');
  const picture = (path: string, { headline, name }: Headed, subtitle?: string) => ({
    path,
    headline,
    // A headline such as "From Technopark to the sea" doesn't say which city is meant.
    subtitle:
      subtitle && name && !headline.toLowerCase().includes(name.toLowerCase())
        ? `${name}. ${subtitle}`
        : subtitle,
    agencyName,
  });
  return [
    picture('/', await single('homePage')),
    picture('/about', await single('aboutPage')),
    picture('/services', await single('servicesPage')),
    picture('/industries', await single('industriesPage')),
    picture('/clients', await single('clientsPage')),
    picture('/contact', await single('contactPage')),
    picture('/jobs', await single('jobsPage')),
    picture('/department', await single('departmentsPage')),
    picture('/company', await single('companiesPage')),
    picture('/sitemap', await single('sitemapPage')),
    ...(await every('legal')).map((page) => picture(`/${page.slug}`, page)),
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
