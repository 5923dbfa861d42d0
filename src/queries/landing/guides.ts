import { every, listed } from '../entry.ts';
import type { Link } from './links.ts';

/** Links to the guides, and to the page on job fraud, for the end of every landing page. */
export async function getGuideLinks(): Promise<Link[]> {
  const guides = (await every('guides')).map(({ slug, name }) => ({ href: `/guide/${slug}`, label: name }));
  return [...guides, { href: '/job-fraud', label: 'Signs of job fraud' }];
}

/** The pages under /guide. */
export async function getGuidePages() {
  const links = await getGuideLinks();
  return Promise.all(
    (await every('guides')).map(async ({ sections, links: slugs = [], ...guide }) => ({
      ...guide,
      sections: sections.map(({ title, paragraphs = [], list = [] }) => ({
        title,
        paragraphs,
        list,
        links: [],
      })),
      official: await listed('officialLinks', slugs),
      others: links.filter(({ href }) => href !== `/guide/${guide.slug}`),
    })),
  );
}
