import type { Link } from '#navigation/link.ts';
import { single } from './entry.ts';

/** A function that marks a link on a Hindi page as a link to a page in English (specification 13.1). */
export async function getEnglishMark() {
  const { inEnglish } = await single('hindiWords');
  return <Marked extends Link>(link: Marked): Marked => ({
    ...link,
    label: `${link.label} ${inEnglish}`,
    hrefLang: 'en' as const,
  });
}
