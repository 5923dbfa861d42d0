import { noProblems, recheck, submitReport } from '#enquiry/problemReport.ts';
import { emptyEntries, emptyResume, maxEntries, type Resume } from './resume.ts';
import { type FoundProblem, resumeProblems } from './resumeProblems.ts';
import type { FetchedLines, ResumeAction, ResumeEdit, ResumeState } from './resumeState.ts';
import { lineText, type OfferedLines, withLine, withOffered } from './roleLine.ts';

/** What is not allowed now changes nothing, and returns the same object. A change of the resume outdates its file. */
export function resumeReducer(state: ResumeState, action: ResumeAction): ResumeState {
  const { step, resume } = state;
  if (step === 'loading') return action.type === 'opened' ? opened(state, action.resume, action.job) : state;
  switch (action.type) {
    case 'opened':
      return state;
    case 'returned':
      return isSame(action.resume, resume) ? state : foundAgain(changed(state, action.resume));
    case 'linesAskedAgain':
      return { ...state, fetched: undefined };
    case 'linesFetched':
      return action.fetched.job === resume.job
        ? { ...state, fetched: action.fetched, resume: withFetched(resume, action.fetched) }
        : state;
    case 'submitted':
      return step === 'making' ? state : submitted(state);
    case 'fileWritten':
      return step === 'making' ? { ...state, step: 'made', made: action.made, isOutdated: false } : state;
    case 'fileFailed':
      return step === 'making' ? { ...state, step: 'writing', failed: true } : state;
    case 'undone':
      return foundAgain(changed(state, action.before.resume));
    case 'cleared':
      return {
        ...changed(state, emptyResume),
        report: { ...noProblems, submit: state.report.submit },
        isOutdated: false,
      };
    case 'entryRemoved':
      return foundAgain(changed(state, without(resume, action)));
    default: {
      const next = edited(resume, action);
      if (next === resume) return state;
      return action.type === 'entryMoved' ? foundAgain(changed(state, next)) : changed(state, next);
    }
  }
}

/** What was cleared or taken out can be brought back until the next change. */
export function undoing({ type }: ResumeAction, before: ResumeState) {
  if (type === 'cleared' || type === 'entryRemoved') return { type: 'undone', before } as const;
  return type === 'linesFetched' || type === 'linesAskedAgain' ? 'the one before' : 'nothing';
}

export const offeredLines = ({ resume, fetched }: ResumeState): OfferedLines | undefined =>
  fetched?.job === resume.job ? fetched.lines : undefined;

type Act<Type extends ResumeAction['type']> = Extract<ResumeAction, { type: Type }>;

function edited(resume: Resume, action: ResumeEdit): Resume {
  switch (action.type) {
    case 'wrote':
      return { ...resume, texts: { ...resume.texts, [action.field]: action.text } };
    case 'roleChosen':
      return { ...resume, job: action.job };
    case 'experienceChosen':
      return { ...resume, isBeginner: action.isBeginner };
    case 'lineTicked':
      return { ...resume, roleLines: withLine(resume.roleLines, action.template, { ticked: action.ticked }) };
    case 'blankFilled':
      return { ...resume, roleLines: filled(resume, action) };
    case 'lineTakenOver':
      return takenOver(resume, action.template);
    case 'entryAdded':
      return withEntries(resume, action.list, [...resume[action.list], emptyEntries[action.list]]);
    case 'entryMoved':
      return moved(resume, action);
    case 'entryWrote':
      return withEntries(
        resume,
        action.list,
        resume[action.list].map((entry, index) =>
          index === action.index ? { ...entry, ...action.change } : entry,
        ),
      );
  }
}

/** A list never grows over its limit (specification 16.6). */
const withEntries = (resume: Resume, list: keyof typeof emptyEntries, entries: object[]): Resume =>
  entries.length > maxEntries ? resume : { ...resume, [list]: entries };

function moved(resume: Resume, { list, index, by }: Act<'entryMoved'>): Resume {
  const entries: object[] = [...resume[list]];
  const [entry, other] = [entries[index], entries[index + by]];
  if (!entry || !other) return resume;
  entries.splice(Math.min(index, index + by), 2, ...(by < 0 ? [entry, other] : [other, entry]));
  return { ...resume, [list]: entries };
}

/** A visitor who fills a blank wants the line, so it is ticked. */
function filled({ roleLines }: Resume, { template, index, text }: Act<'blankFilled'>) {
  const blanks = roleLines.find((line) => line.template === template)?.blanks ?? [];
  return withLine(roleLines, template, {
    ticked: true,
    blanks: blanks.map((old, at) => (at === index ? text : old)),
  });
}

/** The line with what its blanks have becomes a line of the visitor's own. */
function takenOver(resume: Resume, template: string): Resume {
  if (resume.ownLines.length >= maxEntries) return resume;
  const line = resume.roleLines.find((candidate) => candidate.template === template);
  if (!line) return resume;
  return {
    ...resume,
    roleLines: withLine(resume.roleLines, template, { ticked: false }),
    ownLines: [...resume.ownLines, { text: lineText(line) }],
  };
}

const opened = (state: ResumeState, resume: Resume, job: string | undefined): ResumeState => ({
  ...state,
  step: 'writing',
  resume: job ? { ...resume, job } : resume,
});

/** A resume has the lines of its role as soon as they are here, also when the role was chosen before and is chosen again. */
const withFetched = (resume: Resume, fetched: FetchedLines | undefined): Resume =>
  fetched?.lines && fetched.job === resume.job
    ? { ...resume, roleLines: withOffered(resume.roleLines, fetched.lines) }
    : resume;

const without = (resume: Resume, { list, index }: Act<'entryRemoved'>): Resume => ({
  ...resume,
  [list]: resume[list].filter((_, at) => at !== index),
});

const isSame = (one: Resume, other: Resume) => JSON.stringify(one) === JSON.stringify(other);

function changed(state: ResumeState, written: Resume): ResumeState {
  const { fetched, report } = state;
  const resume = withFetched(written, fetched);
  const isOutdated = state.isOutdated || state.step === 'made' || state.step === 'making';
  const next: ResumeState = { step: 'writing', resume, fetched, report, failed: false, isOutdated };
  if (report.problems.length === 0) return next;
  const wrong = problemsOf(next).map(({ field }) => field);
  const asked = report.problems.map(({ field }) => field);
  return { ...next, report: recheck(report, asked, wrong) };
}

/** The problems are known by the places of entries, so they are looked for anew when entries move. */
const foundAgain = (state: ResumeState): ResumeState =>
  state.report.problems.length === 0
    ? state
    : { ...state, report: { ...state.report, problems: problemsOf(state), corrected: [] } };

const problemsOf = (state: ResumeState): FoundProblem[] => resumeProblems(state.resume, offeredLines(state));

function submitted(state: ResumeState): ResumeState {
  const next = changed(state, state.resume);
  const problems = problemsOf(next);
  return {
    ...next,
    step: problems.length > 0 ? 'writing' : 'making',
    report: submitReport(state.report, problems),
  };
}
