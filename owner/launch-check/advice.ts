import { relative } from 'node:path';
import { contentFolder } from '#schemas/contentFolder.ts';
import type { Path } from '../yaml/readYaml.ts';
import { firstHourFields, hintWithExample } from './agencyFields.ts';

const inAgency: Record<string, string> = {
  blurb: 'two or three true sentences about your agency, or these if they are true',
  social: 'the address of your own page there, as the browser shows it',
  clientNames: 'a client who has agreed to be named',
  legal: 'as it stands in your papers of registration',
};

/** What to write in the place of a sample value. */
export function adviceFor(file: string, path: Path): string {
  const contentPath = relative(contentFolder, file);
  if (contentPath.startsWith('hi/')) return 'the same as in English, in Hindi';
  if (/^(clients|testimonials)\//.test(contentPath)) return "a real client's, with their leave";
  if (contentPath !== 'agency.yaml') return "your agency's own text";
  const field = firstHourFields.find((one) => one.path.join('.') === path.join('.'));
  return field ? hintWithExample(field) : (inAgency[String(path[0])] ?? "your agency's own");
}

const inSampleFile: Record<string, string> = {
  clients: 'a real client who has agreed to be named',
  testimonials: "a client's own words, with their leave",
  legal: 'what is true of your agency, best with a lawyer beside you',
};

/** What to do about a `sample: true`. */
export function adviceForWhole(file: string): string {
  const [folder = ''] = relative(contentFolder, file).split('/');
  return `${inSampleFile[folder] ?? 'your own, or this if you stand by it'}; then delete this line`;
}
