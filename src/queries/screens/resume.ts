import type { Language } from '#navigation/languages.ts';
import { otherJob } from '#resume/resume.ts';
import { getAgency } from '../agency.ts';
import { every, single, textLanguage } from '../entry.ts';
import { getLinkTo } from '../entryLinks.ts';
import { isRole } from '../landing/jobs.ts';
import { getWithMeanings } from '../landing/resumeLines.ts';

/** Everything that /resume shows. */
export async function getResumePage(language: Language) {
  const lang = await textLanguage(language, 'resumePage', 'resumeWords', 'formWords');
  const { suggestion, useSuggestion, errorTitle, phoneLong } = (await single('formWords', lang)).both;
  const { slug: _, lang: __, anyWork: ___, ...words } = await single('resumeWords', lang);
  const agency = await getAgency(lang);
  return {
    ...(await single('resumePage', lang)),
    lang,
    words: { ...words, suggestion, useSuggestion, errorTitle, phoneLong },
    agency,
    roles: await getRoles(lang),
  };
}

/** The roles to choose from: the name that the file has, and the one that the list shows, in whose order they are. */
async function getRoles(language: Language) {
  const linkTo = await getLinkTo(language);
  return (await every('jobs'))
    .filter(isRole)
    .map(({ slug, name }) => ({ slug, name, label: linkTo('jobs')({ slug, name }).name }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

/** What choosing a role fetches: its lines for a resume, and on a Hindi page what each of them means. */
export async function getRoleLines(language: Language) {
  const withMeanings = await getWithMeanings(language);
  const roles = (await every('jobs')).filter(isRole).map(({ slug, resume }) => ({
    slug,
    lines: {
      ...resume,
      meanings: Object.fromEntries(
        withMeanings(slug, [...resume.beginner, ...resume.experienced]).flatMap(({ line, meaning }) =>
          meaning ? [[line, meaning]] : [],
        ),
      ),
    },
  }));
  return [...roles, { slug: otherJob, lines: await getLinesOfAnyWork(language) }];
}

/** The lines of work that the site has no page for. */
async function getLinesOfAnyWork(language: Language) {
  const { anyWork } = await single('resumeWords', 'en');
  const inHindi = (await single('resumeWords', await textLanguage('hi', 'resumeWords'))).anyWork;
  const kinds = ['beginner', 'experienced'] as const;
  const [beginner = [], experienced = []] = kinds.map((kind) => Object.values(anyWork[kind]));
  const meanings = kinds.flatMap((kind) => Object.values(inHindi[kind]));
  const all = [...beginner, ...experienced].map((line, index) => [line, meanings[index] ?? line]);
  return { beginner, experienced, meanings: language === 'hi' ? Object.fromEntries(all) : {} };
}
