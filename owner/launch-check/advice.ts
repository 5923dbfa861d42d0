import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Path } from '../yaml/readYaml.ts';
import { hintWithExample, setupFields } from './agencyFields.ts';

/** Advice for the fields of `legal`, by the last key of their path. */
const legalAdvice: Record<string, string> = {
  name: 'the name in your registration papers, or your own name if you have no company',
  form: 'company, llp, partnership or proprietorship, as in your registration papers',
  number: 'your CIN or LLPIN. A partnership or a proprietor leaves it empty',
  registeredOffice:
    'the registered office on one line. A partnership or a proprietor leaves it empty if it is the address above',
  'grievance.name': 'the name of the person who answers complaints. It may be you',
  'grievance.email': 'the email address of that person',
  'grievance.phone': 'the phone number of that person',
  'grievance.days': 'the number of days in which you answer a complaint, at most 30',
};

const agencyAdvice: Record<string, string> = {
  blurb: 'two or three true sentences about your agency, or keep these if they are true',
  social: 'the address of your own page there, as your browser shows it, or leave it empty if you have none',
  hours: 'the days and times when somebody answers the phone, and how soon you answer a message',
  clientNames: 'the name of a client who has agreed to be named, or remove the line',
};

/** What to write instead of a sample value, to follow "Write". */
export function adviceFor(file: string, path: Path): string {
  const contentPath = relative(contentFolder, file);
  if (contentPath.startsWith('hi/')) return 'the same as in the English file, in Hindi';
  if (/^(clients|testimonials)\//.test(contentPath)) return "a real client's data, with their permission";
  if (contentPath !== 'agency.yaml') return "your agency's own text";
  if (path[0] === 'legal') return legalAdvice[path.slice(1).join('.')] ?? 'the value in your papers';
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
  return `${advice} Then switch this off in the editor, or delete this line.`;
}
