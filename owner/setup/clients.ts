import { dirname } from 'node:path';
import { removed, samplesIn } from '../changes/removal.ts';
import { slugified } from '../check/closestName.ts';
import type { Content } from '../check/content.ts';
import type { Sample } from '../launch-check/sample.ts';
import { agencyFile, agencyIn, isSample, refusal, valueIn, withAnswers } from './answers.ts';
import { field } from './field.ts';
import { type Draft, type Question, unchanged } from './question.ts';
import { nameRefusal } from './readTyped.ts';

const part = 'Clients';
const page = 'pages/clients.yaml';
const namesPath = ['clientNames'];

/** The clients that were named in this setup, in their order. */
const newClients = ({ content, before }: Draft) =>
  [...content.keys()].filter((path) => dirname(path) === 'clients' && !before.has(path));

const clientName = (index: number): Question => ({
  id: `clients.${index}.name`,
  part,
  isAsked: (draft) => newClients(draft).length === index && ownNames(draft.content, draft.sample).length < 10,
  open: ({ content, sample }) => ({
    prompt: `${index === 0 ? 'A client' : 'Another client'} who has agreed to be named on the site. One is enough.\n${
      hasSamples(content, sample)
        ? 'The invented clients of the sample are removed. Enter: none'
        : 'Enter: no more'
    }`,
    read(line) {
      if (line === '' || /^none$/i.test(line))
        return hasSamples(content, sample)
          ? { apply: (now) => withoutSamples(now, sample), line: 'Clients: none' }
          : unchanged;
      const reason =
        nameRefusal(line) ?? refusal({ file: agencyFile, path: namesPath, value: [line] }, content, sample);
      if (reason) return reason;
      const slug = slugified(line);
      if (!slug) return 'Write the name with English letters: the address is made of it.';
      const file = `clients/${slug}.yaml`;
      if (content.has(file)) return 'This client is on the site already.';
      return {
        apply: (now) => withClient(line, slug, withoutSamples(now, sample), sample),
        line: `Client: ${line}`,
      };
    },
  }),
});

/** The names of clients that are not invented. */
const ownNames = (content: Content, sample: Sample) =>
  agencyIn(content).clientNames.filter((name) => !sample.names.includes(name));

const hasSamples = (content: Content, sample: Sample) =>
  samplesIn(content).length > 0 || isSample(namesPath, content, sample);

/** The content without invented clients, testimonials and names. */
function withoutSamples(content: Content, sample: Sample): Content {
  const rest = removed(
    samplesIn(content).map(({ path }) => path),
    content,
  );
  return withAnswers([{ file: agencyFile, path: namesPath, value: ownNames(content, sample) }], rest, sample);
}

/** The content with a client's file, on the clients page and with the names on the home page. */
function withClient(name: string, slug: string, content: Content, sample: Sample): Content {
  const file = `clients/${slug}.yaml`;
  const added = new Map(content).set(file, '');
  const list = [...(valueIn(content, page, ['list']) as string[]), slug];
  const names = [...agencyIn(content).clientNames, name];
  return withAnswers(
    [
      { file, path: ['name'], value: name },
      { file: page, path: ['list'], value: list },
      { file: agencyFile, path: namesPath, value: names },
    ],
    added,
    sample,
  );
}

/** Questions about one client after the other, until the owner names no more. */
export const clientQuestions: Question[] = Array.from({ length: 10 }, (_, index) => index).flatMap(
  (index) => {
    const isDescribed = (draft: Draft) => newClients(draft).length === index + 1;
    const file = (draft: Draft) => newClients(draft).at(-1) ?? '';
    return [
      clientName(index),
      { ...field(part, 'industry', { file, isAsked: isDescribed }), id: `clients.${index}.industry` },
      { ...field(part, 'description', { file, isAsked: isDescribed }), id: `clients.${index}.description` },
    ];
  },
);
