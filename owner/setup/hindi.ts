import { slugified } from '../check/closestName.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { adoptHindi, confirmedFile, isHindiCurrent, readConfirmed } from '../launch-check/confirmed.ts';
import { agencyFile, agencyIn, hindiFile, valueIn } from './answers.ts';
import { field } from './field.ts';
import type { Draft, Question } from './question.ts';

const changes = (file: string, path: string, { before, content }: Omit<Draft, 'sample'>) =>
  JSON.stringify(valueIn(before, file, path.split('.'))) !==
  JSON.stringify(valueIn(content, file, path.split('.')));

/** The page of the city of the office, if the site has one. */
export const cityPage = (city: string, content: Content) =>
  mappingIn(content.get(`cities/${slugified(city)}.yaml`));

/** The Hindi name of a city, from its Hindi page or the list of names. */
function cityInHindi(city: string, content: Content): unknown {
  const slug = slugified(city);
  const names = mappingIn(content.get('hi/names.yaml'))['cities'] as Record<string, string> | undefined;
  return mappingIn(content.get(`hi/cities/${slug}.yaml`))['name'] ?? names?.[slug];
}

/** A question for the Hindi text of a value that the owner has just changed. */
const inHindi = (path: string, suggest: (draft: Draft) => unknown): Question => ({
  ...field('Hindi', path, {
    file: hindiFile,
    suggest,
    isAsked: (draft) => draft.content.has(hindiFile) && changes(agencyFile, path, draft),
  }),
  id: `hi/${path}`,
});

export const hindiQuestions = [
  inHindi('address.city', ({ content }) => {
    const { city } = agencyIn(content).address;
    return cityInHindi(city, content) ?? city;
  }),
  inHindi('founder.name', ({ content }) => agencyIn(content).founder.name),
];

/** Notes that the Hindi file is of today's English, if each text that the setup changed has its Hindi. */
export function withHindiAdopted(before: Content, content: Content): Content {
  const english = (of: Content) => mappingIn(of.get(agencyFile));
  const wasCurrent = isHindiCurrent(readConfirmed(before.get(confirmedFile)), agencyFile, english(before));
  const isOlder = (path: string) =>
    changes(agencyFile, path, { before, content }) && !changes(hindiFile, path, { before, content });
  if (!content.has(hindiFile) || !wasCurrent || ['blurb', 'address.city', 'founder.name'].some(isOlder))
    return content;
  const adopted = adoptHindi(content.get(confirmedFile) ?? '', agencyFile, english(content));
  return new Map(content).set(confirmedFile, adopted);
}
