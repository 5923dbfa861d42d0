import { breadcrumbsTo } from '#navigation/breadcrumbs.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import type { Link } from '#navigation/link.ts';
import { every, hasHindi, listed, single } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { getReadInHindi } from '../readInHindi.ts';
import { getResumeLink } from '../resumeLink.ts';
import { hubsIn } from './hubLanguages.ts';
import { getPay } from './pay.ts';

/** Links to the guides, for the end of every landing page. */
export const getGuideLinks = async (language: Language = 'en'): Promise<Link[]> =>
  (await every('guides')).map((await getLinkTo(language))('guides'));

/** The same with the resume maker and the page on job fraud, for the end of a guide. */
async function getFurtherLinks(language: Language): Promise<Link[]> {
  const { fraud } = await single('landingWords', language);
  const aboutFraud = { href: addressIn(language, legalPages.jobFraud), label: fraud };
  return [await getResumeLink(language), ...(await getGuideLinks(language)), aboutFraud];
}

/** The pages under /guide. */
export async function getGuidePages(language: Language) {
  const links = await getFurtherLinks(language);
  const words = await single('landingWords', language);
  const hub = (await hubsIn(language)).find((hub) => hub === 'jobs');
  const { payOf } = await getPay(language);
  const breadcrumbs = breadcrumbsTo(hub, language, words);
  return Promise.all(
    (await every('guides', language)).map(async ({ sections, links: slugs = [], pay, ...guide }) => ({
      ...guide,
      language,
      isTranslated: await hasHindi('guides', guide.slug),
      hindi: await getReadInHindi('guides', guide.slug, language),
      words,
      breadcrumbs,
      sections: sections.map(({ title, paragraphs = [], list = [] }, index) => ({
        title,
        paragraphs,
        list,
        links: [],
        toTick: index === sections.length - 1,
      })),
      pay: payOf(pay),
      official: await listed('officialLinks', slugs, language),
      others: links.filter(({ href }) => !href.endsWith(`/guide/${guide.slug}`)),
    })),
  );
}
