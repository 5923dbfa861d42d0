import { getCityPages } from '#queries/landing/cities.ts';
import { getCompanyPages } from '#queries/landing/companies.ts';
import { getDepartmentPages } from '#queries/landing/departments.ts';
import { getJobPages } from '#queries/landing/jobs.ts';

function first<Page>(pages: Page[], kind: string): Page {
  const [page] = pages;
  if (!page) throw new Error(`/design needs a page of each kind, but content/ has no ${kind}`);
  return page;
}

/** A landing page of each kind, with all that its component shows. */
export async function firstOfEachKind() {
  const jobs = await getJobPages('en');
  const roles = jobs.flatMap((job) => (job.kind === 'role' ? [job] : []));
  return {
    city: first(await getCityPages('en'), 'city'),
    // A role with a warning, because not all have one.
    role: first(
      roles.toSorted((a, b) => Number(!a.warning) - Number(!b.warning)),
      'role',
    ),
    arrangement: first(
      jobs.flatMap((job) => (job.kind === 'role' ? [] : [job])),
      'arrangement',
    ),
    department: first(await getDepartmentPages('en'), 'department'),
    company: first(await getCompanyPages('en'), 'company'),
  };
}
