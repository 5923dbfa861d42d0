import { fillIn } from '#enquiry/fillIn.ts';
import { languageLink } from '#navigation/languageLink.ts';
import { single } from '../entry.ts';

type Entry = { slug: string; name: string };

/** How an English landing page offers Hindi (specification 13.7). */
export async function hindiOffer(
  kind: 'city' | 'job' | 'department' | 'company',
  { slug, name }: Entry,
  isTranslated = false,
): Promise<{ text?: string; label: string; href: string }> {
  const { offer } = await single('landingWordsHindi');
  const folder = { city: 'jobs', job: 'jobs', department: 'department', company: 'company' }[kind];
  const href = languageLink({ language: 'en', path: `/${folder}/${slug}`, isTranslated, subject: { kind } });
  if (isTranslated) return { label: offer.read, href };
  if (kind === 'company')
    return { text: fillIn(offer.notAffiliated, { company: name }), label: offer.talk, href };
  return { text: offer.onlyEnglish, label: offer.write, href };
}
