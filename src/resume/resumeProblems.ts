import { isEmail } from '#enquiry/email.ts';
import { isShortPhone } from '#enquiry/phone.ts';
import { isBlank } from '#writing/invisible.ts';
import { listLines, withoutMark } from '#writing/listLines.ts';
import { controlName } from './controlName.ts';
import { unshowable } from './fileCharacters.ts';
import {
  type EntryList,
  isSpoken,
  languageSkills,
  maxEntries,
  maxFieldLength,
  otherJob,
  type Resume,
  type textFields,
} from './resume.ts';
import { hasBlank, type OfferedLines, shownLines } from './roleLine.ts';

type ResumeProblem =
  | 'nameMissing'
  | 'phoneMissing'
  | 'phoneTooShort'
  | 'emailMalformed'
  | 'tooLong'
  | 'tooMany'
  | 'openBlank'
  | 'languageMissing'
  | 'unshowable';

export type FoundProblem = {
  field: string;
  problem: ResumeProblem;
  /** What the file's font does not have, of an `unshowable` text. */
  characters?: string[];
};

/** In the order of the form (specification 16.6). Only the name and the phone are required. */
export function resumeProblems(resume: Resume, offered: OfferedLines | undefined): FoundProblem[] {
  return fieldsOf(resume, offered).flatMap(({ field, text, rule }) => {
    const problem = rule?.(text) ?? (text.length > maxFieldLength ? 'tooLong' : undefined);
    if (problem) return [{ field, problem }];
    const characters = unshowable(text);
    return characters.length > 0 ? [{ field, problem: 'unshowable', characters }] : [];
  });
}

type Field = { field: string; text: string; rule?: Rule | undefined };
type Rule = (text: string) => ResumeProblem | undefined;

const textRules: Partial<Record<(typeof textFields)[number], Rule>> = {
  name: (text) => (isBlank(text) ? 'nameMissing' : undefined),
  phone: (text) => {
    if (isBlank(text)) return 'phoneMissing';
    return isShortPhone(text) ? 'phoneTooShort' : undefined;
  },
  email: (text) => (isBlank(text) || isEmail(text) ? undefined : 'emailMalformed'),
  papers: (text) => (listLines(text).length > maxEntries ? 'tooMany' : undefined),
  tools: (text) => (listLines(text).length > maxEntries ? 'tooMany' : undefined),
};

const openBlank: Rule = (text) => (isBlank(text) ? 'openBlank' : undefined);
const blankLeft: Rule = (text) => (hasBlank(text) ? 'openBlank' : undefined);

/** Every text that the file would have, in the order of the form. */
function fieldsOf(resume: Resume, offered: OfferedLines | undefined): Field[] {
  const texts = (names: readonly (typeof textFields)[number][]): Field[] =>
    names.map((name) => ({ field: name, text: resume.texts[name], rule: textRules[name] }));
  const lists = (names: ('papers' | 'tools')[]): Field[] =>
    texts(names).map((field) => ({ ...field, text: listLines(field.text).join('\n') }));
  const entries = (list: EntryList, rules: Record<string, Rule> = {}): Field[] =>
    resume[list].flatMap((entry, index) =>
      Object.entries(entry).flatMap(([name, text]) =>
        typeof text === 'string'
          ? [
              {
                field: controlName.entry(list, index, name),
                text: list === 'ownLines' ? withoutMark(text, index + 1) : text,
                rule: rules[name],
              },
            ]
          : [],
      ),
    );
  const blanks = shownLines(resume, offered)
    .filter(({ ticked }) => ticked)
    .flatMap((line) =>
      line.blanks.map((text, index) => ({
        field: controlName.blank(resume.roleLines.indexOf(line), index),
        text,
        rule: openBlank,
      })),
    );
  return [
    ...texts(['name', 'phone', 'email', 'town']),
    ...(resume.job === otherJob ? texts(['ownWork']) : []),
    ...blanks,
    ...entries('ownLines', { text: blankLeft }),
    ...(resume.isBeginner ? [] : entries('work')),
    ...entries('schooling'),
    ...lists(['papers', 'tools']),
    ...resume.languages.filter(isSpoken).map((entry) => ({
      // The place in the whole list: a language that nobody ticked is left out here.
      field: controlName.entry('languages', resume.languages.indexOf(entry), 'language'),
      text: entry.language,
      rule: (text: string) => languageRule(text, entry),
    })),
  ];
}

const languageRule = (text: string, entry: Resume['languages'][number]): ResumeProblem | undefined =>
  isBlank(text) && languageSkills.some((skill) => entry[skill]) ? 'languageMissing' : undefined;
