import { breadcrumbsTo, type Hub } from '#navigation/breadcrumbs.ts';
import type { Language } from '#navigation/languages.ts';
import { getAgency } from '../agency.ts';
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
    help: language === 'hi' ? await getHelp() : undefined,
  };
}

/** What a Hindi landing page adds: a line on fraud, and a way in without a resume. */
async function getHelp() {
  const { payNothing, payNothingLink, noResume } = await single('landingWordsHindi');
  const { phone, phoneHref } = await getAgency();
  return { payNothing, payNothingLink, noResume, phone, phoneHref };
}
