import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Path } from '../yaml/readYaml.ts';
import { hintWithExample, setupFields } from './agencyFields.ts';

const agencyAdvice: Record<string, string> = {
  blurb: 'two or three true sentences about your agency, or keep these if they are true',
  social: 'the address of your own page there, as your browser shows it',
  hours: 'the days and times when somebody answers the phone, and how soon you answer a message',
  clientNames: 'the name of a client who has agreed to be named',
  legal: 'the value in your registration papers',
};

/** What to write instead of a sample value, to follow "Write". */
export function adviceFor(file: string, path: Path): string {
  const contentPath = relative(contentFolder, file);
  if (contentPath.startsWith('hi/')) return 'the same as in the English file, in Hindi';
  if (/^(clients|testimonials)\//.test(contentPath)) return "a real client's data, with their permission";
  if (contentPath !== 'agency.yaml') return "your agency's own text";
  const field = setupFields.find((candidate) => candidate.path.join('.') === path.join('.'));
  return field ? hintWithExample(field) : (agencyAdvice[String(path[0])] ?? "your agency's own value");
}

const sampleFileAdvice: Record<string, string> = {
  clients: 'Write the data of a real client who has agreed to be named.',
  testimonials: "Write a client's own words, with their permission.",
  legal: 'Read this page, preferably with a lawyer, and change what is not true for your agency.',
};

/** What to do about the line `sample: true`. */
export function adviceForSampleMapping(file: string): string {
  const [folder = ''] = relative(contentFolder, file).split('/');
  const advice = sampleFileAdvice[folder] ?? 'Write your own text, or keep this text if you agree with it.';
  return `${advice} Then delete this line.`;
}
