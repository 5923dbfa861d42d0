import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyResume, entryLimit, textFields } from './resume.ts';
import { resumeReducer } from './resumeReducer.ts';
import { initialResumeState, type ResumeAction, type ResumeState } from './resumeState.ts';
import { entriesOf, resumeWith } from './testResume.ts';

const lines = { beginner: ['Know ____'], experienced: ['Drove ____ for ____ years', 'Kept the log'] };
const name = 'Asha_Resume.pdf';
const made = { file: new File(['%PDF'], name), name, dataUrl: 'data:application/pdf;base64,JVBERg==' };

const after = (...actions: ResumeAction[]): ResumeState =>
  actions.reduce(
    resumeReducer,
    resumeReducer(initialResumeState(emptyResume), {
      type: 'opened',
      resume: resumeWith({ job: 'driver' }),
      job: undefined,
    }),
  );
const fetched: ResumeAction = { type: 'linesFetched', fetched: { job: 'driver', lines } };
const tick = (template: string): ResumeAction => ({ type: 'lineTicked', template, ticked: true });

test('a resume is made once, however often the button is pressed', () => {
  const making = after({ type: 'submitted' });
  expect(making.step).toBe('making');
  expect(resumeReducer(making, { type: 'submitted' })).toBe(making);
  expect(resumeReducer(making, { type: 'fileWritten', made })).toMatchObject({ step: 'made', made });
});

test('a change makes a file out of date, also while it is being written', () => {
  const change: ResumeAction = { type: 'wrote', field: 'town', text: 'Agra' };
  expect(after({ type: 'submitted' }, { type: 'fileWritten', made }, change).step).toBe('writing');
  expect(after({ type: 'submitted' }, change, { type: 'fileWritten', made }).step).toBe('writing');
});

test('a file that could not be written leaves the form as it was', () => {
  const state = after({ type: 'submitted' }, { type: 'fileFailed' });
  expect(state).toMatchObject({ step: 'writing', failed: true, resume: resumeWith({ job: 'driver' }) });
});

test('lines of a role that is no longer chosen are left aside', () => {
  const state = after({ type: 'roleChosen', job: 'nurse' }, fetched);
  expect(state.fetched).toBeUndefined();
});

test('a role that is chosen again after everything was cleared offers its lines again', () => {
  const { resume } = after(fetched, { type: 'cleared' }, { type: 'roleChosen', job: 'driver' });
  expect(resume.roleLines.map(({ template }) => template)).toEqual([...lines.beginner, ...lines.experienced]);
});

test('lines that came after an entry was taken out are there when it is brought back', () => {
  const { resume } = after({ type: 'entryRemoved', list: 'work', index: 0 }, fetched, {
    type: 'removalUndone',
  });
  expect(resume.roleLines).toHaveLength(3);
});

test('filling a blank ticks its line', () => {
  const template = 'Drove ____ for ____ years';
  const { resume } = after(fetched, { type: 'blankFilled', template, index: 1, text: '3' });
  expect(resume.roleLines.find((line) => line.template === template)).toEqual({
    template,
    blanks: ['', '3'],
    ticked: true,
  });
});

test('a line whose words are changed becomes one of the own lines', () => {
  const { resume } = after(fetched, tick('Kept the log'), {
    type: 'lineTakenOver',
    template: 'Kept the log',
  });
  expect(resume.ownLines).toEqual([{ text: 'Kept the log' }]);
  expect(resume.roleLines.every(({ ticked }) => !ticked)).toBe(true);
});

test('a corrected error stays corrected until the next press of the button', () => {
  const wrote = (text: string): ResumeAction => ({ type: 'wrote', field: 'phone', text });
  const state = after(wrote(''), { type: 'submitted' }, wrote('98765 43210'), wrote(''));
  expect(state.report).toEqual({
    submit: 1,
    problems: [{ field: 'phone', problem: 'phoneMissing' }],
    corrected: ['phone'],
  });
});

const texts = fc.string({ maxLength: 5 });
const actions: fc.Arbitrary<ResumeAction> = fc.oneof(
  fc.record({ type: fc.constant('wrote' as const), field: fc.constantFrom(...textFields), text: texts }),
  fc.constantFrom('driver', 'nurse', '').map((job) => ({ type: 'roleChosen' as const, job })),
  fc.constant(fetched),
  fc.boolean().map((isBeginner) => ({ type: 'experienceChosen' as const, isBeginner })),
  fc.constantFrom(...lines.beginner, ...lines.experienced).map(tick),
  fc
    .constantFrom('work', 'schooling', 'languages', 'ownLines')
    .map((list) => ({ type: 'entryAdded', list }) as const),
  fc.record({
    type: fc.constant('entryRemoved' as const),
    list: fc.constant('work' as const),
    index: fc.nat(3),
  }),
  texts.map((where) => ({ type: 'entryWrote', list: 'work', index: 0, change: { where } }) as const),
  fc.constantFrom<ResumeAction>(
    { type: 'submitted' },
    { type: 'fileWritten', made },
    { type: 'fileFailed' },
    { type: 'cleared' },
    { type: 'removalUndone' },
  ),
);

test('whatever a visitor does, what was taken out can be brought back, and a list keeps its limit', () => {
  fc.assert(
    fc.property(fc.array(actions, { maxLength: 40 }), (walk) => {
      let state = after(fetched);
      for (const action of walk) {
        const before = state.resume;
        state = resumeReducer(state, action);
        for (const list of ['work', 'schooling', 'languages', 'ownLines'] as const)
          expect(state.resume[list].length).toBeLessThanOrEqual(entryLimit);
        if (action.type === 'cleared' || action.type === 'entryRemoved')
          expect(resumeReducer(state, { type: 'removalUndone' }).resume).toEqual(before);
      }
    }),
  );
});

test('taking an entry out finds the problems anew, and is no submit', () => {
  const wrong: ResumeAction = { type: 'entryWrote', list: 'work', index: 1, change: { where: '😀' } };
  const state = after({ type: 'entryAdded', list: 'work' }, wrong, { type: 'submitted' });
  const { report } = resumeReducer(state, { type: 'entryRemoved', list: 'work', index: 0 });
  expect(report).toMatchObject({ submit: state.report.submit, problems: [{ field: 'work-0-where' }] });
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
