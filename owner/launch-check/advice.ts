import { fieldAt } from './agencyFields.ts';

const pageTexts: Record<string, string> = {
  'content/pages/clients.yaml description':
    'what search results say of this page, 50 to 160 characters, with no word of samples',
  'content/pages/clients.yaml intro': 'e.g. A few of the firms that we hire for, named with their leave.',
  'content/pages/home.yaml clients.note': 'e.g. Firms that have hired through us, named with their leave.',
};

/** What to write in place of a sample value. */
export function adviceFor(file: string, path: readonly (string | number)[]): string {
  if (file === 'content/agency.yaml') return fieldAt(path)?.write ?? "your agency's own";
  if (file.startsWith('content/hi/')) return 'the same as in English, in Hindi';
  if (/\/(clients|testimonials)\//.test(file)) return "a real client's, with their leave";
  return pageTexts[`${file} ${path.join('.')}`] ?? "your agency's own text";
}
