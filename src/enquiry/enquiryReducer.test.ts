import { describe, expect, test } from 'vitest';
import { enquirySettings } from '../../tests/support/enquirySettings.ts';
import { type Answers, type Texts, textFields } from './enquiry.ts';
import { enquiryReducer } from './enquiryReducer.ts';
import { type Act, type EnquiryAction, type EnquiryState, initialState } from './enquiryState.ts';
import { draftOf, fileOf, fileToRead, isHandedOver, shownTexts, visibleProblems } from './enquiryView.ts';
import { quickChatLink } from './handOff.ts';
import type { Origin } from './origin.ts';

const settings = enquirySettings();
const reduce = enquiryReducer(settings);
const agra: Origin = { kind: 'city', slug: 'agra', label: 'Agra' };
const driver: Origin = { kind: 'job', slug: 'driver', label: 'Driver' };
const file = new File(['%PDF'], 'asha.pdf', { lastModified: 1 });
const hiring = { kind: 'hiring-request', answers: { name: 'Asha' } } as const;
const empty = Object.fromEntries(textFields.map((field) => [field, ''])) as Texts;
const answers = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  preferredLocation: 'Pune',
  message: 'Accounts work',
};
const made = {
  texts: { name: 'Asha V', phone: '12345 67890', email: 'v@b.in' },
  file: { name: 'Asha_V_Resume.pdf', dataUrl: 'data:;base64,JVBERg==' },
};

const open = (facts: Partial<Act<'opened'>> = {}): EnquiryAction => ({
  type: 'opened',
  typed: { texts: {} },
  stored: 'nothing',
  askedKind: undefined,
  sent: undefined,
  ...facts,
});
const back = (facts: Partial<Act<'returned'>> = {}): EnquiryAction => ({
  type: 'returned',
  stored: 'nothing',
  askedKind: undefined,
  ...facts,
});
const stateAfter = (...actions: EnquiryAction[]) => actions.reduce<EnquiryState>(reduce, initialState);
const afterOpening = (...actions: EnquiryAction[]) => stateAfter(open(), ...actions);
const then = (state: EnquiryState, ...actions: EnquiryAction[]) => actions.reduce(reduce, state);
const write = (texts: Answers): EnquiryAction[] =>
  textFields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ type: 'wrote', field, text }];
  });
const found = (origin: Origin | undefined): EnquiryAction => ({ type: 'originFound', origin });
const choose = (kind: EnquiryState['kind']): EnquiryAction => ({ type: 'kindChosen', kind });
const submit: EnquiryAction = { type: 'submitted' };
const clear: EnquiryAction = { type: 'cleared' };
const bringBack: EnquiryAction = { type: 'broughtBack' };
const chooseFile: EnquiryAction = { type: 'fileChosen', file };
const read: EnquiryAction = { type: 'resumeRead', file, resume: { file, name: file.name, dataUrl: '' } };
const seeker: EnquiryAction[] = [...write(answers), chooseFile];
const send: EnquiryAction[] = [
  submit,
  read,
  { type: 'choiceMade', choice: 'whatsapp' },
  { type: 'linkFollowed' },
];
const sent = afterOpening(...seeker, ...send);
const shown = (state: EnquiryState) => shownTexts(state, settings);
const messageOf = (state: EnquiryState) => ('handOff' in state ? state.handOff.message : undefined);

describe('arriving', () => {
  test('nothing is done before the form is hydrated', () => {
    expect(stateAfter(...write(answers))).toBe(initialState);
  });

  test('what was typed counts before the draft; a file that the browser put back only with a draft', () => {
    const stored = { kind: 'application', answers: { name: 'Ravi', message: '' } } as const;
    const typed = { texts: { message: 'Accounts work' } };
    expect(stateAfter(open({ typed, restored: file, stored }))).toMatchObject({
      kind: 'application',
      answers: { name: 'Ravi', message: 'Accounts work' },
      file,
    });
    expect(fileOf(stateAfter(open({ restored: file, sent: sent.sent })))).toBeUndefined();
  });

  test('the mode is that of the draft, rather that of the address, and first of all one that was pressed', () => {
    const pressed = { typed: { kind: 'hiring-request', texts: {} } } as const;
    const asked = { stored: hiring, askedKind: 'application' } as const;
    const kinds = [{ stored: hiring }, asked, { ...asked, ...pressed }].map(
      (facts) => stateAfter(open(facts)).kind,
    );
    expect(kinds).toEqual(['hiring-request', 'application', 'hiring-request']);
  });

  test('a file over the limit that was chosen before hydration is refused', () => {
    const large = new File([new Uint8Array(2_097_153)], 'asha.pdf');
    const typed = { texts: {}, file: large };
    expect(stateAfter(open({ typed }))).toMatchObject({ refusedFile: 'resumeTooLarge' });
  });

  test('a frozen page keeps the dialog open if nothing is newer, and shows the panel if it was left by its answer', () => {
    const choosing = afterOpening(...seeker, submit, read);
    const stored = { kind: 'application', answers } as const;
    const newer = { kind: 'application', answers: { ...answers, name: 'Ravi' } } as const;
    expect(then(choosing, back({ stored }))).toBe(choosing);
    expect(then(choosing, back({ stored: 'unavailable' }))).toBe(choosing);
    expect(then(choosing, back({ stored: newer })).step).toBe('writing');
    expect(then(choosing, { type: 'choiceMade', choice: 'call' }, back({ stored: newer })).step).toBe('sent');
  });

  test('a frozen page has the mode of its address and a resume that was made since, and is empty if the draft is', () => {
    const page = afterOpening(...seeker, submit);
    const stored = { kind: 'application', answers } as const;
    const again = then(page, back({ stored, made, askedKind: 'hiring-request' }));
    expect(again).toMatchObject({ kind: 'hiring-request', answers, file, made, failed: false });
    expect(then(again, back({ stored, made: structuredClone(made) }))).toBe(again);
    expect(fileOf(then(again, back()))).toBeUndefined();
    expect(fileOf(then(again, back({ made })))?.name).toBe('Asha_V_Resume.pdf');
    for (const state of [page, again])
      expect(then(state, back({ stored, askedKind: state.kind }))).toBe(state);
    expect(then(page, back({ stored, askedKind: 'hiring-request' })).kind).toBe('hiring-request');
    expect(then(page, back({ stored: { ...stored, answers: {} } })).file).toBe(file);
    expect(then(afterOpening(chooseFile), back({ made }))).toMatchObject({ file, made });
  });
});

describe('what the site fills in', () => {
  test('the message names the page that the form says it is about, in front of words that do not', () => {
    const state = afterOpening(found(driver), ...seeker, submit, read);
    expect(messageOf(state)).toContain('Message: Work as Driver. Accounts work\nResume:');
    expect(shown(state).message).toBe('Accounts work');
    const { message } = shown(afterOpening(found(driver)));
    const again = [...write({ message: 'Other' }), ...write({ message })];
    expect(afterOpening(found(driver), ...again).answers).toEqual({});
    const aDriver = write({ message: 'A DRIVER job' });
    const naming = afterOpening(found(driver), ...seeker, ...aDriver, submit, read);
    expect(messageOf(naming)).toContain('Message: A DRIVER job\n');
  });

  test('the quick chat has the greeting alone for half an emoji', () => {
    const state = afterOpening(...write({ name: '\ud83d' }));
    const link = quickChatLink('application', 'Hello.', state, settings) ?? '';
    expect(new URL(link).searchParams.get('text')).toBe('Hello.');
  });

  test.each<[string, EnquiryAction[], EnquiryState['origin']]>([
    ['cleared', [clear], 'left out'],
    ['submitted', [...seeker, submit], 'unknown'],
    ['shown in the dialog', [...seeker, submit, read], 'unknown'],
    ['sent', [...seeker, ...send], 'left out'],
  ])('a page that is found after the form was %s is ignored', (_, actions, origin) => {
    expect(afterOpening(...actions, found(agra)).origin).toBe(origin);
  });
});

describe('writing', () => {
  test('a corrected problem stays corrected until the next submit, which counts anew, or until everything is cleared', () => {
    const state = afterOpening(submit, ...write({ name: 'Asha' }), ...write({ name: '' }));
    expect(state.report).toMatchObject({ submit: 1, corrected: ['name'] });
    expect(then(state, ...write({ name: 'A' })).report).toBe(state.report);
    expect(afterOpening(...seeker, submit).report.submit).toBe(0);
    expect(then(state, submit).report).toMatchObject({ submit: 2, corrected: [] });
    const empty = { failed: false, report: { submit: 1, problems: [], corrected: [] } };
    expect(then(state, clear)).toMatchObject(empty);
    expect(afterOpening(submit, found(agra)).report.corrected).toEqual(['preferredLocation', 'message']);
  });

  test('a switch of mode hides the problems of the other mode and corrects none', () => {
    const state = afterOpening(submit, choose('hiring-request'));
    expect(visibleProblems(state).map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'message']);
    const again = then(state, choose('application'));
    expect([visibleProblems(again).length, again.report.corrected]).toEqual([6, []]);
  });
});

describe('a file whose name does not say what it is', () => {
  const nameless = new File(['%PDF'], 'Resume', { lastModified: 1 });
  const unknown = [...write(answers), { type: 'fileChosen', file: nameless }] as const;
  const readAs = (resume: Act<'resumeRead'>['resume'], file = nameless): EnquiryAction => ({
    type: 'resumeRead',
    file,
    resume,
  });
  const named = new File(['%PDF'], 'Resume.pdf');
  const asPdf = readAs({ file: named, name: named.name, dataUrl: '' });

  test('a file that an app names otherwise, and whose media type says what it is, gets the extension', () => {
    const given = new File(['%PDF'], 'Resume.pdf (1)', { type: 'application/pdf', lastModified: 1 });
    const state = afterOpening({ type: 'fileChosen', file: given });
    expect([state.file?.name, fileToRead(state)]).toEqual(['Resume (1).pdf', undefined]);
  });

  test('a file of which nothing says what it is stays in the form while it is read, and then is named or refused', () => {
    const state = afterOpening(...unknown);
    expect([fileOf(state), fileToRead(state), state.refusedFile]).toEqual([nameless, nameless, undefined]);
    expect(fileToRead(then(state, asPdf))).toBeUndefined();
    expect(fileOf(then(state, asPdf))).toBe(named);
    for (const [resume, refusedFile] of [
      ['none', 'resumeFormat'],
      [undefined, 'resumeUnreadable'],
    ] as const)
      expect(then(state, readAs(resume))).toMatchObject({
        step: 'writing',
        file: undefined,
        refusedFile,
        answers,
      });
    expect(fileToRead(then(state, clear, { type: 'undone', before: state }))).toBe(nameless);
  });

  test('the newest file counts, whatever an older one turns out to be', () => {
    const state = afterOpening(...unknown, chooseFile);
    for (const resume of ['none', undefined] as const) expect(then(state, readAs(resume))).toBe(state);
    const typing = afterOpening(...unknown, submit, ...write({ name: 'Asha V' }));
    expect(fileToRead(typing)).toBe(nameless);
  });

  test('a submit while it is read goes on with it, without it if it can not be read, and stops if it is no resume', () => {
    const reading = afterOpening(...unknown, submit);
    expect([reading.step, fileToRead(reading)]).toEqual(['reading', nameless]);
    expect(messageOf(then(reading, asPdf))).toContain('Resume: Resume.pdf');
    expect(then(reading, readAs('none'))).toMatchObject({ step: 'writing', refusedFile: 'resumeFormat' });
    const without = then(reading, readAs(undefined));
    expect(without).toMatchObject({ step: 'choosing', unread: 'Resume' });
    expect(fileToRead(without)).toBeUndefined();
    const back = then(without, { type: 'wentBack' });
    expect(fileToRead(back)).toBe(nameless);
    expect(then(back, submit)).toMatchObject({ step: 'reading' });
  });
});

describe('choosing and after', () => {
  const choosing = afterOpening(found(agra), ...seeker, submit, read);

  test('nothing changes under the dialog, and going back leads to writing', () => {
    for (const action of [submit, ...write(empty), read, clear, found(agra)])
      expect(then(choosing, action)).toBe(choosing);
    expect(then(choosing, { type: 'wentBack' })).toMatchObject({ step: 'writing', answers });
  });

  test('new words end the step in which a reload brings the panel back', () => {
    const leaving = then(choosing, { type: 'choiceMade', choice: 'whatsapp' });
    const states = [leaving, sent, then(sent, ...write({ name: 'Ravi' }))];
    expect(states.map(({ step }) => step)).toEqual(['leaving', 'sent', 'writing']);
    expect(states.map(isHandedOver)).toEqual([true, true, false]);
    expect([choosing, leaving].map(draftOf)).toEqual([{ kind: 'application', answers }, undefined]);
  });

  test('bringing the answers back replaces nothing newer, and then keeps the panel and the mode', () => {
    const newer = then(sent, choose('hiring-request'), ...write({ message: 'Newer' }), bringBack);
    expect(shown(newer)).toEqual({ ...empty, ...answers, message: 'Newer' });
    expect([newer.kind, newer.sent]).toEqual(['hiring-request', sent.sent]);
    const other = then(sent, ...write({ company: 'Neem' }), bringBack);
    expect([other.sent, fileOf(other), other.lostFile]).toEqual([undefined, file, undefined]);
    expect(then(sent, choose('hiring-request'), bringBack).kind).toBe('application');
    const reloaded = stateAfter(open({ sent: sent.sent }));
    expect(then(reloaded, bringBack).lostFile).toBe('asha.pdf');
    expect(then(reloaded, chooseFile, bringBack).lostFile).toBeUndefined();
    const rest = write({ preferredLocation: 'Pune', message: 'Work' });
    const reading = stateAfter(open({ made }), ...rest, submit);
    const withMade = then(reading, { ...read, file: fileOf(reading) as File }, ...send.slice(2));
    expect([withMade.step, then(withMade, bringBack).made]).toEqual(['sent', { texts: made.texts }]);
    const sendMade = (state: EnquiryState) =>
      then(state, submit, { ...read, file: fileOf(state) as File }, ...send.slice(2));
    const again = sendMade(then(withMade, bringBack));
    const held = sendMade(stateAfter(open({ made, held: fileOf(reading) }), ...rest));
    expect([withMade, again, held, sent].map((state) => state.sent?.resume?.isMade)).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  test('what was sent in the other language names its page in this one', () => {
    const agraInHindi = { ...agra, label: 'आगरा' };
    const sentAbout = afterOpening(found(agra), ...seeker, ...send).sent;
    const state = stateAfter(open({ sent: sentAbout }), found(agraInHindi));
    expect(state).toMatchObject({ step: 'sent', origin: 'left out', sent: { origin: agraInHindi } });
    expect(shown(state)).toEqual(empty);
    expect(then(state, bringBack).origin).toEqual(agraInHindi);
    expect(then(state, found(agraInHindi))).toBe(state);
    const elsewhere = stateAfter(open({ sent: sentAbout }), found({ ...agra, slug: 'delhi' }));
    expect(elsewhere.sent?.origin).toEqual(agra);
  });

  test('"Done" closes the panel, and so does the next enquiry: a hiring request, whose file is not read', () => {
    expect(then(sent, { type: 'done' })).toMatchObject({ step: 'writing', sent: undefined });
    const next = then(sent, ...seeker, choose('hiring-request'), ...write({ company: 'Neem' }), ...send);
    expect(next.sent?.message).toContain('Company: Neem');
    expect(next.sent?.resume).toBeUndefined();
  });
});
