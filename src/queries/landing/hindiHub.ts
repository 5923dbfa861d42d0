import { everyIn, single } from '../entry.ts';

/** The hub /hi/jobs: the landing pages that are in Hindi, each with its introduction. */
export async function getHindiHub() {
  const entries = [...(await everyIn('jobs', 'hi')), ...(await everyIn('cities', 'hi'))];
  return {
    page: await single('jobsPageHindi'),
    title: (await single('landingWordsHindi')).jobs,
    pages: entries.map(({ slug, name, description }) => ({
      name,
      text: description,
      href: `/hi/jobs/${slug}`,
    })),
  };
}
