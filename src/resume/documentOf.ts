import { cleanEmail } from '#enquiry/email.ts';
import { latinDigits } from '#writing/digits.ts';
import { fillIn } from '#writing/fillIn.ts';
import { listLines, withoutMark } from '#writing/listLines.ts';
import { isSpoken, languageSkills, type Resume } from './resume.ts';
import { hasBlank, lineText, type OfferedLines, shownLines } from './roleLine.ts';

/** In reading order. All of it is English, because employers and their systems read it (specification 16.3). */
export type ResumeDocument = {
  title: string;
  name: string;
  work?: string | undefined;
  contact: string[];
  sections: ResumeSection[];
  /** At the top of each page after the first, with {page}. */
  laterPage: string;
};

export type ResumeSection = { heading: string; items: ResumeItem[] };

export type ResumeItem =
  /** One sentence, set with a mark before it. */
  | { kind: 'line'; text: string }
  /** Work or schooling: what, from when to when, and where. Each has at least one of them. */
  | { kind: 'entry'; title: string; dates: string; place: string };

/** The English words of the file: `file` of `content/words/resume.yaml`. */
export type FileWords = {
  /** The title in the file's properties, with {name}. */
  title: string;
  /** At the top of each page after the first, with {page} and {name}. */
  page: string;
  profile: string;
  work: string;
  schooling: string;
  tools: string;
  languages: string;
  papers: string;
  speak: string;
  read: string;
  write: string;
  /** In the place of an end, of work that goes on. */
  now: string;
};

export type DocumentSettings = {
  words: FileWords;
  /** The chosen role's English name, or what the visitor calls it, and its lines. Undefined while no role is chosen or its lines are not here. */
  role?: { name: string; lines: OfferedLines | undefined } | undefined;
};

/** Leaves out empty fields and entries, and a line in which a blank is open (specification 16.4). */
export function documentOf(resume: Resume, { words, role }: DocumentSettings): ResumeDocument {
  const { texts } = resume;
  const name = oneLine(texts.name);
  const sections: ResumeSection[] = [
    { heading: words.profile, items: profileOf(resume, role?.lines) },
    { heading: words.work, items: resume.isBeginner ? [] : workOf(resume, words) },
    { heading: words.schooling, items: schoolingOf(resume) },
    { heading: words.tools, items: listLines(texts.tools).flatMap(line) },
    { heading: words.languages, items: languagesOf(resume, words) },
    { heading: words.papers, items: listLines(texts.papers).flatMap(line) },
  ];
  return {
    title: fillIn(words.title, { name }),
    name,
    work: oneLine(role?.name ?? '') || undefined,
    contact: [phoneText(oneLine(texts.phone)), oneLine(cleanEmail(texts.email)), oneLine(texts.town)].filter(
      Boolean,
    ),
    sections: sections.filter(({ items }) => items.length > 0),
    laterPage: fillIn(words.page, { name }),
  };
}

/** An Indian mobile number with its ten digits together, as the programs that read resumes look for it. Others stay. */
function phoneText(text: string): string {
  const [, prefix, number] = /^(\+?91|0)?([6-9]\d{9})$/.exec(text.replace(/[\s().-]/g, '')) ?? [];
  if (!number) return text;
  return prefix ? `+91 ${number}` : number;
}

function line(text: string): ResumeItem[] {
  const shown = oneLine(text);
  return shown && !hasBlank(shown) ? [{ kind: 'line', text: shown }] : [];
}

const profileOf = (resume: Resume, offered: OfferedLines | undefined): ResumeItem[] =>
  [
    ...shownLines(resume, offered)
      .filter(({ ticked }) => ticked)
      .map(lineText),
    ...resume.ownLines.map(({ text }, index) => withoutMark(text, index + 1)),
  ].flatMap(line);

function entry(title: string, place: string, dates: string): ResumeItem[] {
  const item = { kind: 'entry', title: title || place, place: title ? place : '', dates } as const;
  return item.title || dates ? [item] : [];
}

const joined = (texts: string[], separator: string) => texts.map(oneLine).filter(Boolean).join(separator);

const workOf = ({ work }: Resume, { now }: FileWords): ResumeItem[] =>
  work.flatMap(({ work, where, from, to, isCurrent }) => {
    const end = isCurrent ? [work, where, from].some(oneLine) && now : to;
    return entry(oneLine(work), oneLine(where), joined([from, end || ''], ' - '));
  });

const schoolingOf = ({ schooling }: Resume): ResumeItem[] =>
  schooling.flatMap(({ level, subject, school, year }) => {
    // The subject says more than "Other course".
    const shownLevel = level === 'Other course' && oneLine(subject) ? '' : level;
    return entry(joined([shownLevel, subject], ', '), oneLine(school), oneLine(year));
  });

const languagesOf = ({ languages }: Resume, words: FileWords): ResumeItem[] =>
  languages.filter(isSpoken).flatMap((entry) => {
    const skills = languageSkills.filter((skill) => entry[skill]).map((skill) => words[skill]);
    return line(joined([entry.language, skills.join(', ')], ': '));
  });

/** A text on one line, without spaces around it, with the digits that every reader of the file knows. */
const oneLine = (text: string): string => latinDigits(text).replace(/\s+/g, ' ').trim();
