import { otherJob } from '#resume/resume.ts';
import type { Site } from '#site/site.ts';
import { agencyOf } from '../agency.ts';
import { rolesOf } from '../landing/jobs.ts';
import { withMeanings } from '../landing/resumeLines.ts';

/** Everything that /resume shows. */
export function resumePage(site: Site) {
  const texts = site.inOneLanguage('resumePage', 'resumeWords', 'formWords');
  const { suggestion, useSuggestion, errorTitle, phoneLong } = texts.words.forms.both;
  const { collection: _, slug: __, lang: ___, anyWork: ____, ...words } = texts.words.resume;
  return {
    page: texts.file('resumePage'),
    lang: texts.language,
    words: { ...words, suggestion, useSuggestion, errorTitle, phoneLong },
    agency: agencyOf(texts),
    roles: rolesToChoose(texts),
  };
}

/** The roles to choose from, also those without a page on the site: the name that the file has, and the one that the list shows, in whose order they are. */
const rolesToChoose = (site: Site) =>
  rolesOf(site.english.whole)
    .map((role) => ({ slug: role.slug, name: role.name, label: site.whole.linkTo(role).name }))
    .sort((one, other) => one.label.localeCompare(other.label, site.language));

/** What choosing a role fetches: its lines for a resume, and on a Hindi page what each of them means. */
export function roleLines(site: Site) {
  const roles = rolesOf(site.english.whole).map(({ slug, resume }) => ({
    slug,
    lines: {
      ...resume,
      meanings: Object.fromEntries(
        withMeanings(site, slug, [...resume.beginner, ...resume.experienced]).flatMap(({ line, meaning }) =>
          meaning ? [[line, meaning]] : [],
        ),
      ),
    },
  }));
  return [...roles, { slug: otherJob, lines: linesOfAnyWork(site) }];
}

/** The lines of work that the site has no page for. */
function linesOfAnyWork({ language, english, hindi }: Site) {
  const { anyWork } = english.words.resume;
  const inHindi = hindi.inOneLanguage('resumeWords').words.resume.anyWork;
  const kinds = ['beginner', 'experienced'] as const;
  const [beginner = [], experienced = []] = kinds.map((kind) => Object.values(anyWork[kind]));
  const meanings = kinds.flatMap((kind) => Object.values(inHindi[kind]));
  const all = [...beginner, ...experienced].map((line, index) => [line, meanings[index] ?? line]);
  return { beginner, experienced, meanings: language === 'hi' ? Object.fromEntries(all) : {} };
}
