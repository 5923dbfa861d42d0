import { entryAddress } from '#navigation/addresses.ts';
import type { Link } from '#navigation/link.ts';
import { addressOf } from '#navigation/pages.ts';
import type { Entry } from '#site/content.ts';
import type { Site } from '#site/site.ts';
import { readInHindi } from '../readInHindi.ts';
import { resumeLink } from '../resumeLink.ts';
import { payOf } from './pay.ts';

/** Everything that the page of a guide shows. */
export function guidePage(site: Site, guide: Entry<'guides'>) {
  const { language } = site;
  const { slug, name, title, description, headline, intro, sections } = guide;
  const words = site.words.landing;
  return {
    language,
    name,
    title,
    description,
    headline,
    intro,
    hindi: readInHindi(site, guide),
    words,
    breadcrumbs: site.page(entryAddress('guides', slug))?.breadcrumbs ?? [],
    sections: sections.map(({ title, paragraphs = [], list = [] }, index) => ({
      title,
      paragraphs,
      list,
      links: [],
      toTick: index === sections.length - 1,
    })),
    pay: payOf(site, guide.pay),
    official: site.entries('officialLinks', guide.links),
    others: furtherLinks(site).filter(({ href }) => !href.endsWith(`/guide/${slug}`)),
  };
}

export type GuidePageData = ReturnType<typeof guidePage>;

/** Links to the guides, for the end of every landing page. */
export const guideLinks = ({ pages }: Site): Link[] => pages.filter(({ kind }) => kind === 'guide');

/** Links to the guides, the resume maker and the page on job fraud, for the end of a guide. */
const furtherLinks = (site: Site): Link[] => [
  resumeLink(site),
  ...guideLinks(site),
  { href: addressOf('jobFraud', site.language), label: site.words.landing.fraud },
];
