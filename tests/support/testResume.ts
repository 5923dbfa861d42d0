import type { FileWords } from '#resume/documentOf.ts';
import { emptyEntries, emptyResume, type Resume } from '#resume/resume.ts';

/** Words of the file for tests. */
export const fileWords: FileWords = {
  title: '{name}: resume',
  page: 'Page {page}: {name}',
  profile: 'Summary',
  work: 'Work experience',
  schooling: 'Education',
  tools: 'Skills',
  languages: 'Language skills',
  papers: 'Licences and certificates',
  speak: 'speak',
  read: 'read',
  write: 'write',
  now: 'Present',
};

type Parts = Partial<Omit<Resume, 'texts'>> & { texts?: Partial<Resume['texts']> };

/** A resume with the least that is required, and what a test adds. */
export const resumeWith = (parts: Parts = {}): Resume => ({
  ...emptyResume,
  ...parts,
  texts: { ...emptyResume.texts, name: 'Asha Devi', phone: '98765 43210', ...parts.texts },
});

/** Entries of a list, from what each of them has. */
export const entriesOf = <List extends keyof typeof emptyEntries>(
  list: List,
  ...entries: Partial<(typeof emptyEntries)[List]>[]
) => entries.map((entry) => ({ ...emptyEntries[list], ...entry }));
