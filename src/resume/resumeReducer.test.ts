import { expect, test } from 'vitest';
import { entriesOf, resumeWith } from '../../tests/support/testResume.ts';
import { emptyResume, maxEntries } from './resume.ts';
import { offeredLines, resumeReducer } from './resumeReducer.ts';
import { initialResumeState, type ResumeAction, type ResumeState } from './resumeState.ts';

const drove = 'Drove ____ for ____ years';
const log = 'Kept the log';
const lines = { beginner: ['Know ____'], experienced: [drove, log] };
const name = 'Asha_Resume.pdf';
const made = { file: new File(['%PDF'], name), name, dataUrl: 'data:application/pdf;base64,JVBERg==' };

const initial = initialResumeState(emptyResume);
const then = (state: ResumeState, ...actions: ResumeAction[]) => actions.reduce(resumeReducer, state);
const driver = resumeWith({
  job: 'driver',
  work: entriesOf('work', { work: 'Driver' }, { work: 'Loader' }),
});
const open = (resume = driver) => then(initial, { type: 'opened', resume, job: undefined });
const after = (...actions: ResumeAction[]) => then(open(), ...actions);

const fetched: ResumeAction = { type: 'linesFetched', fetched: { job: 'driver', lines } };
const submit: ResumeAction = { type: 'submitted' };
const written: ResumeAction = { type: 'fileWritten', made };
const undo: ResumeAction = { type: 'undone', before: { resume: driver } };
const clear: ResumeAction = { type: 'cleared' };
const takeOut: ResumeAction = { type: 'entryRemoved', list: 'work', index: 0 };
const takeOver = (template: string): ResumeAction => ({ type: 'lineTakenOver', template });
const phone = (text: string): ResumeAction => ({ type: 'wrote', field: 'phone', text });
const move: ResumeAction = { type: 'wrote', field: 'town', text: 'Agra' };

test('a form opens once, with the role of the address', () => {
  expect(then(initial, move)).toBe(initial);
  const state = then(initial, { type: 'opened', resume: emptyResume, job: 'driver' });
  const asNew = { failed: false, isOutdated: false };
  expect(state).toMatchObject({ step: 'writing', resume: { job: 'driver' }, ...asNew });
  expect(then(state, { type: 'opened', resume: driver, job: undefined })).toBe(state);
});

test('a resume is made once, however often the button is pressed', () => {
  const making = after(submit);
  expect(making.step).toBe('making');
  expect(then(making, submit)).toBe(making);
  expect(then(making, written)).toMatchObject({ step: 'made', made, isOutdated: false });
  for (const action of [written, { type: 'fileFailed' } as const]) expect(after(action)).toEqual(open());
});

test('a change makes a file out of date, also while it is being written; clearing everything does not', () => {
  for (const actions of [
    [written, move],
    [move, written],
    [move, submit, move],
  ])
    expect(after(submit, ...actions)).toMatchObject({ step: 'writing', isOutdated: true });
  expect(after(submit, move, clear).isOutdated).toBe(false);
  expect(after(move, submit, written).isOutdated).toBe(false);
});

test('a file that could not be written leaves the form as it was, until the next change', () => {
  const state = after(submit, { type: 'fileFailed' });
  expect(state).toMatchObject({ step: 'writing', failed: true, resume: driver });
  expect(then(state, move).failed).toBe(false);
});

test('a page that is shown again has what is stored now, and its problems', () => {
  const wrong = after(phone(''), submit);
  const resume = resumeWith({ texts: { name: '' } });
  expect(then(wrong, { type: 'returned', resume }).report.problems).toMatchObject([{ field: 'name' }]);
  expect(then(wrong, { type: 'returned', resume: structuredClone(wrong.resume) })).toBe(wrong);
});

test.each<[string, ResumeAction[], boolean]>([
  ['another role was chosen', [{ type: 'roleChosen', job: 'nurse' }, fetched], false],
  ['they were asked for again', [fetched, { type: 'linesAskedAgain' }], false],
  ['the role was chosen again', [fetched, clear, { type: 'roleChosen', job: 'driver' }], true],
  ['they came after an entry was taken out', [takeOut, fetched, undo], true],
])('lines of a role, when %s', (_, actions, areThere) => {
  const state = after(...actions);
  expect(state.fetched !== undefined).toBe(areThere);
  expect(offeredLines(state)).toBe(areThere ? lines : undefined);
  if (areThere)
    expect(state.resume.roleLines.map(({ template }) => template)).toEqual(['Know ____', drove, log]);
});

test('lines that are here are none of another role', () => {
  expect(after(fetched, clear, { type: 'roleChosen', job: 'nurse' }).resume.roleLines).toEqual([]);
});

test('filling a blank ticks its line; a line whose words are changed becomes one of the own lines', () => {
  const state = after(fetched, { type: 'blankFilled', template: drove, index: 0, text: ' a van ' });
  expect(state.resume.roleLines).toContainEqual({ template: drove, blanks: [' a van ', ''], ticked: true });
  const { resume } = then(state, { type: 'lineTicked', template: log, ticked: true }, takeOver(drove));
  expect(resume.ownLines).toEqual([{ text: 'Drove a van for ____ years' }]);
  expect(resume.roleLines.map(({ ticked }) => ticked)).toEqual([false, false, true]);
  const unticked = then(state, { type: 'lineTicked', template: drove, ticked: false });
  expect(unticked.resume.roleLines.some(({ ticked }) => ticked)).toBe(false);
});

test('a list has no more entries than its limit', () => {
  const ownLines = Array.from({ length: maxEntries - 1 }, () => ({ text: 'Never late' }));
  const state = then(open({ ...driver, ownLines }), fetched, { type: 'entryAdded', list: 'ownLines' });
  expect(state.resume.ownLines).toEqual([...ownLines, { text: '' }]);
  expect(then(state, takeOver(log), { type: 'entryAdded', list: 'ownLines' })).toEqual(state);
});

test('a corrected problem stays corrected until the next press of the button, or until everything is cleared', () => {
  const state = after(phone(''), submit, phone('98765 43210'), phone(''));
  const problems = [{ field: 'phone', problem: 'phoneMissing' }];
  expect(state).toMatchObject({ step: 'writing', report: { submit: 1, problems, corrected: ['phone'] } });
  expect(then(state, submit).report).toEqual({ submit: 2, problems, corrected: [] });
  expect(after(phone(''), submit).step).toBe('writing');
  const nameless: ResumeAction = { type: 'wrote', field: 'name', text: '' };
  expect(after(phone(''), nameless, submit, phone('98765 43210')).report.corrected).toEqual(['phone']);
  expect(then(state, clear).report).toEqual({ submit: 1, problems: [], corrected: [] });
});

test('taking an entry out finds the problems anew, and is no submit', () => {
  const wrong: ResumeAction = { type: 'entryWrote', list: 'work', index: 1, change: { where: '😀' } };
  const { report } = after(wrong, phone(''), submit, phone('98765 43210'), takeOut);
  expect(report).toMatchObject({ submit: 1, problems: [{ field: 'work-0-where' }], corrected: [] });
});

test('an entry changes places with its neighbour, and a problem goes with it', () => {
  const [cook, driver, guard] = entriesOf('work', { work: 'Cook' }, { work: 'चालक' }, { work: 'Guard' });
  const resume = resumeWith({ work: [cook, driver, guard].flatMap((entry) => entry ?? []) });
  const submitted = after({ type: 'returned', resume }, { type: 'submitted' });
  const move = (index: number, by: -1 | 1) =>
    resumeReducer(submitted, { type: 'entryMoved', list: 'work', index, by });
  expect(move(1, -1).resume.work).toEqual([driver, cook, guard]);
  expect(move(1, -1).report.problems).toMatchObject([{ field: 'work-0-work' }]);
  expect(move(1, 1).resume.work).toEqual([cook, guard, driver]);
  for (const beyond of [move(0, -1), move(2, 1)]) expect(beyond).toBe(submitted);
});
