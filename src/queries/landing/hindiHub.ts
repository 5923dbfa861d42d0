import { everyIn, single } from '../entry.ts';

/** The hub /hi/jobs: the landing pages that are in Hindi, each with its description, and headings for them. */
export async function getHindiHub() {
  const { popularJobs, findJobs } = (await single('chromeWords', 'hi')).footer;
  return {
    page: await single('jobsPageHindi'),
    parts: [
      { id: 'roles', title: popularJobs, pages: await pagesOf('jobs') },
      { id: 'cities', title: findJobs, pages: await pagesOf('cities') },
    ],
  };
}

const pagesOf = async (collection: 'jobs' | 'cities') =>
  (await everyIn(collection, 'hi')).map(({ slug, name, description }) => ({
    name,
    text: description,
    href: `/hi/jobs/${slug}`,
  }));
