import { breadcrumbsTo } from '#navigation/breadcrumbs.ts';
import type { Language } from '#navigation/languages.ts';
import type { NavigationLink } from '#navigation/links.ts';
import { every, listed, single } from '../entry.ts';
import { markedAsEnglish } from './relatedLinks.ts';

/** Links to the guides, and to the page on job fraud, for the end of every landing page. */
export async function getGuideLinks(language: Language = 'en'): Promise<NavigationLink[]> {
  const guides = (await every('guides')).map(({ slug, name }) => ({ href: `/guide/${slug}`, label: name }));
  const { fraud } = await single('landingWords', language);
  if (language === 'en') return [...guides, { href: '/job-fraud', label: fraud }];
  return [{ href: '/hi/job-fraud', label: fraud }, ...guides.map(await markedAsEnglish())];
}

/** The pages under /guide. */
export async function getGuidePages() {
  const links = await getGuideLinks();
  const words = await single('landingWords');
  const breadcrumbs = breadcrumbsTo('jobs', 'en', words);
  return Promise.all(
    (await every('guides')).map(async ({ sections, links: slugs = [], ...guide }) => ({
      ...guide,
      breadcrumb: words.breadcrumb,
      breadcrumbs,
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
