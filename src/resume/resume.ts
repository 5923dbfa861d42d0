export type EntryLists = {
  work: { work: string; where: string; from: string; to: string; isCurrent: boolean };
  schooling: { level: SchoolLevel | ''; subject: string; school: string; year: string };
  languages: { language: string; speak: boolean; read: boolean; write: boolean };
  /** Lines of one's own beside those of the role. */
  ownLines: { text: string };
};

export type EntryList = keyof EntryLists;

/** What schooling can be chosen. The file has these words, in every language of the page. */
export const schoolLevels = [
  'Class 8',
  'Class 10',
  'Class 12',
  'ITI',
  'Diploma',
  'Degree',
  'Other course',
] as const;

type SchoolLevel = (typeof schoolLevels)[number];

/** The fields that stand alone. `ownWork` counts if `job` is `otherJob`. `papers` and `tools` have one entry on each line. */
export const textFields = ['name', 'phone', 'email', 'town', 'ownWork', 'papers', 'tools'] as const;

export type TextField = (typeof textFields)[number];

/** A line of the role that the visitor has ticked or begun to fill in. */
export type RoleLine = {
  /** The line as the content has it, with its blanks. It tells one line from another. */
  template: string;
  blanks: string[];
  ticked: boolean;
};

/** What a visitor has written for a resume. All of it can be stored as JSON. */
export type Resume = {
  texts: Record<TextField, string>;
  /** The slug of the role that was chosen, `otherJob`, or empty. */
  job: string;
  /** True for "I have not worked yet". The entries of `work` are then left out, and not lost. */
  isBeginner: boolean;
  roleLines: RoleLine[];
} & { [List in EntryList]: EntryLists[List][] };

/** In the place of a role's slug: work that the site has no page for, which the visitor names. */
export const otherJob = 'other';

/** The most characters of a field (specification 16.6). */
export const maxFieldLength = 1000;

/** The most entries of a list (specification 16.6). */
export const maxEntries = 12;

export const emptyEntries: EntryLists = {
  work: { work: '', where: '', from: '', to: '', isCurrent: false },
  schooling: { level: '', subject: '', school: '', year: '' },
  languages: { language: '', speak: false, read: false, write: false },
  ownLines: { text: '' },
};

export const offeredLanguages = ['Hindi', 'English'] as const;

export const languageSkills = ['speak', 'read', 'write'] as const;

/** False for a language that the form offers and nobody has ticked. */
export const isSpoken = (entry: EntryLists['languages']): boolean =>
  languageSkills.some((skill) => entry[skill]) ||
  !offeredLanguages.some((language) => language === entry.language);

export const emptyResume: Resume = {
  texts: { name: '', phone: '', email: '', town: '', ownWork: '', papers: '', tools: '' },
  job: '',
  isBeginner: false,
  roleLines: [],
  work: [emptyEntries.work],
  schooling: [emptyEntries.schooling],
  languages: offeredLanguages.map((language) => ({ ...emptyEntries.languages, language })),
  ownLines: [],
};
