import { noProblems, type ProblemReport } from '#enquiry/problemReport.ts';
import type { StoredFile } from '#enquiry/resume.ts';
import type { EntryList, EntryLists, Resume, TextField } from './resume.ts';
import type { FoundProblem } from './resumeProblems.ts';
import type { OfferedLines } from './roleLine.ts';

/** The steps of making a resume: loading -> writing -> making (the file is being written) -> made -> writing. */
type Step = { step: 'loading' | 'writing' | 'making' } | { step: 'made'; made: MadeFile };

export type MadeFile = { file: File } & StoredFile;

/** The lines of the role that was chosen last: fetched, or not to be had. */
export type FetchedLines = {
  job: string;
  lines: OfferedLines | undefined;
  /** What each line means, in the language of the page. None on a page in English. */
  meanings?: Partial<Record<string, string>> | undefined;
};

/** One resume in the making. What else the page shows is derived: the shown lines, the preview, the warnings. */
export type ResumeState = Step & {
  resume: Resume;
  /** Undefined while no role is chosen, or while its lines are being fetched. */
  fetched?: FetchedLines | undefined;
  report: ProblemReport<string, FoundProblem>;
  failed: boolean;
  isOutdated: boolean;
};

export type ResumeEdit =
  | { type: 'wrote'; field: TextField; text: string }
  | { type: 'roleChosen'; job: string }
  | { type: 'experienceChosen'; isBeginner: boolean }
  | { type: 'lineTicked'; template: string; ticked: boolean }
  | { type: 'blankFilled'; template: string; index: number; text: string }
  /** The visitor wants to change the words of a line: it becomes one of their own. */
  | { type: 'lineTakenOver'; template: string }
  | { type: 'entryAdded'; list: EntryList }
  /** An entry changes places with the one before or after it. */
  | { type: 'entryMoved'; list: EntryList; index: number; by: -1 | 1 }
  | {
      [List in EntryList]: {
        type: 'entryWrote';
        list: List;
        index: number;
        change: Partial<EntryLists[List]>;
      };
    }[EntryList];

export type ResumeAction =
  | ResumeEdit
  | { type: 'opened'; resume: Resume; job: string | undefined }
  /** The browser shows the page again as it was left, with what is stored now. */
  | { type: 'returned'; resume: Resume }
  | { type: 'linesFetched'; fetched: FetchedLines }
  | { type: 'linesAskedAgain' }
  | { type: 'entryRemoved'; list: EntryList; index: number }
  | { type: 'submitted' }
  | { type: 'fileWritten'; made: MadeFile }
  | { type: 'fileFailed' }
  | { type: 'cleared' }
  | { type: 'undone'; before: { resume: Resume } };

export const initialResumeState = (resume: Resume): ResumeState => ({
  step: 'loading',
  resume,
  report: noProblems,
  failed: false,
  isOutdated: false,
});
