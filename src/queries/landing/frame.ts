import { breadcrumbsTo, type Hub } from '#navigation/breadcrumbs.ts';
import type { Language } from '#navigation/languages.ts';
import { single } from '../entry.ts';
import { getGuideLinks } from './guides.ts';

/** What every landing page has around its texts: words, breadcrumbs, links to the guides. */
export async function getFrame(hub: Hub, language: Language) {
  const words = await single('landingWords', language);
  return {
    language,
    words,
    breadcrumbs: breadcrumbsTo(hub, language, words),
    guides: await getGuideLinks(language),
  };
}
