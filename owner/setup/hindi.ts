import { slugified } from '../check/closestName.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { adoptHindi, confirmedFile, isHindiCurrent, readConfirmed } from '../launch-check/confirmed.ts';
import { type Answer, agencyFile, agencyIn, hindiFile, valueIn } from './answers.ts';
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

/** The Hindi name of a state, from the Hindi page of one of its cities. */
const knownState = (state: unknown, content: Content) =>
  [...content].flatMap(([file, text]) => {
    if (!file.startsWith('hi/cities/')) return [];
    const english = mappingIn(content.get(file.replace('hi/', '')))['state'];
    return english === state ? mappingIn(text)['state'] : [];
  })[0];

/** The Hindi name of a state that changes. A state without a known one is asked for. */
export const stateInHindi = (state: unknown, { content }: Draft): Answer[] =>
  content.has(hindiFile) && state !== agencyIn(content).address.state
    ? [{ file: hindiFile, path: ['address', 'state'], value: knownState(state, content) }]
    : [];

/** A question for the Hindi text of a value that the owner has just changed. */
const inHindi = (path: string, title: string, suggest: (draft: Draft) => unknown): Question => ({
  ...field('Hindi', path, {
    file: hindiFile,
    title: () => title,
    suggest,
    isAsked: (draft) => draft.content.has(hindiFile) && changes(agencyFile, path, draft),
  }),
  id: `hi/${path}`,
});

export const hindiQuestions: Question[] = [
  inHindi('address.city', 'City of the office, in Hindi. Example: लखनऊ.', ({ content }) => {
    const { city } = agencyIn(content).address;
    return cityInHindi(city, content) ?? city;
  }),
  {
    ...inHindi('address.state', 'State, in Hindi. Example: उत्तर प्रदेश.', ({ content }) => {
      const { state } = agencyIn(content).address;
      return knownState(state, content) ?? state;
    }),
    isAsked: ({ content }) =>
      content.has(hindiFile) &&
      agencyIn(content).address.state !== undefined &&
      valueIn(content, hindiFile, ['address', 'state']) === undefined,
  },
  inHindi(
    'founder.name',
    "Founder's name, in Hindi. Example: आशा वर्मा.",
    ({ content }) => agencyIn(content).founder.name,
  ),
];

/** Notes that the Hindi file is of today's English, if each text that the setup changed has its Hindi. */
export function withHindiAdopted(before: Content, content: Content): Content {
  const english = (of: Content) => mappingIn(of.get(agencyFile));
  const wasCurrent = isHindiCurrent(readConfirmed(before.get(confirmedFile)), agencyFile, english(before));
  const isOlder = (path: string) =>
    changes(agencyFile, path, { before, content }) && !changes(hindiFile, path, { before, content });
  if (
    !content.has(hindiFile) ||
    !wasCurrent ||
    ['blurb', 'address.city', 'address.state', 'founder.name'].some(isOlder)
  )
    return content;
  const adopted = adoptHindi(content.get(confirmedFile) ?? '', agencyFile, english(content));
  return new Map(content).set(confirmedFile, adopted);
}
