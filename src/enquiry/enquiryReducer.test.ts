import { describe, expect, test } from 'vitest';
import { type Answers, type Texts, textFields } from './enquiry.ts';
import { enquiryReducer } from './enquiryReducer.ts';
import { type Act, type EnquiryAction, type EnquiryState, initialState } from './enquiryState.ts';
import { fileOf, handOffOf, quickChatLink, shownTexts, visibleProblems } from './enquiryView.ts';
import type { Origin } from './origin.ts';

const both = (text: string) => ({ application: `Work ${text}`, 'hiring-request': `Hiring ${text}` });
const settings = {
  phone: '+91 00000 00000',
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    locationLine: 'Preferred Location',
    company: 'Company',
    message: 'Message',
    resumeLine: 'Resume',
  },
  writing: { city: both('in {label}.'), job: both('as {small}.'), company: both('at {label}.') },
  coveringLocations: { agra: 'Delhi NCR' },
};
const reduce = enquiryReducer(settings);
const agra: Origin = { kind: 'city', slug: 'agra', label: 'Agra' };
const driver: Origin = { kind: 'job', slug: 'driver', label: 'Driver' };
const file = new File(['%PDF'], 'asha.pdf', { lastModified: 1 });
const empty = Object.fromEntries(textFields.map((field) => [field, ''])) as Texts;
const answers = {
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  preferredLocation: 'Pune',
  message: 'Accounts work',
};
const made = {
  texts: { name: 'Asha V', phone: '12345 67890', email: '' },
  file: { name: 'Asha_V_Resume.pdf', dataUrl: 'data:;base64,JVBERg==' },
};

const open = (facts: Partial<Act<'opened'>> = {}): EnquiryAction => ({
  type: 'opened',
  shown: { kind: 'application', texts: empty },
  typed: [],
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
const write = (texts: Answers): EnquiryAction[] =>
  textFields.flatMap((field) => {
    const text = texts[field];
    return text === undefined ? [] : [{ type: 'wrote', field, text }];
  });
const found = (origin: Origin | undefined): EnquiryAction => ({ type: 'originFound', origin });
const choose = (kind: EnquiryState['kind']): EnquiryAction => ({ type: 'kindChosen', kind });
const submit: EnquiryAction = { type: 'submitted' };
const read: EnquiryAction = { type: 'resumeRead', resume: { file, name: file.name, dataUrl: '' } };
const seeker: EnquiryAction[] = [...write(answers), { type: 'fileChosen', file }];
const send: EnquiryAction[] = [
  submit,
  read,
  { type: 'answered', answer: 'whatsapp' },
  { type: 'linkFollowed' },
];
const sent = afterOpening(...seeker, ...send);
const shown = (state: EnquiryState) => shownTexts(state, settings);

describe('arriving', () => {
  test('of what stands in the form only what was typed counts, before the draft; the file too, unless one was sent', () => {
    const shownNow = { kind: 'hiring-request', texts: { ...empty, ...answers }, file } as const;
    const stored = { kind: 'application', answers: { name: 'Ravi', message: '' } } as const;
    const state = stateAfter(open({ shown: shownNow, stored, typed: ['message'] }));
    expect(state).toMatchObject({
      kind: 'application',
      answers: { name: 'Ravi', message: 'Accounts work' },
      file,
    });
    expect(fileOf(stateAfter(open({ shown: shownNow, sent: sent.sent })))).toBeUndefined();
  });

  test('the mode of the address wins over the draft, not over a press', () => {
    const stored = { kind: 'hiring-request', answers: { name: 'Asha' } } as const;
    expect(stateAfter(open({ stored })).kind).toBe('hiring-request');
    expect(stateAfter(open({ stored, askedKind: 'application' })).kind).toBe('application');
    const shown = { kind: 'hiring-request', texts: empty } as const;
    expect(stateAfter(open({ shown, typed: ['kind'], askedKind: 'application' })).kind).toBe(
      'hiring-request',
    );
  });

  test('a file over the limit that was chosen before hydration is refused', () => {
    const large = new File([new Uint8Array(2_097_153)], 'asha.pdf');
    const shown = { kind: 'application', texts: empty, file: large } as const;
    expect(stateAfter(open({ shown, typed: ['resume'] }))).toMatchObject({ refusedFile: 'resumeTooLarge' });
  });

  test('a frozen page keeps the dialog open if nothing is newer, and shows the panel if it was left by its answer', () => {
    const choosing = afterOpening(...seeker, submit, read);
    const stored = { kind: 'application', answers } as const;
    expect(reduce(choosing, back({ stored }))).toBe(choosing);
    const newer = { kind: 'application', answers: { ...answers, name: 'Ravi' } } as const;
    expect(reduce(choosing, back({ stored: newer })).step).toBe('writing');
    expect(reduce(choosing, back({ stored: 'unavailable' }))).toBe(choosing);
    const left = reduce(choosing, { type: 'answered', answer: 'call' });
    expect(reduce(left, back({ stored: newer })).step).toBe('sent');
  });
});

describe('what the site fills in', () => {
  test('a made resume fills what is untouched', () => {
    const texts = { name: 'Asha V', phone: '12345 67890', email: 'a@b.in' };
    const stored = { kind: 'application', answers: { name: 'Asha' } } as const;
    const state = stateAfter(open({ made: { ...made, texts }, stored }));
    expect(shown(state)).toMatchObject({ ...texts, name: 'Asha' });
  });

  test('the message names the page that the form says it is about, in front of words that do not', () => {
    const state = afterOpening(found(driver), ...seeker, submit, read);
    expect(handOffOf(state, settings)?.message).toContain('Message: Work as driver. Accounts work\nResume:');
    expect(shown(state).message).toBe('Accounts work');
    const naming = afterOpening(
      found(driver),
      ...seeker,
      ...write({ message: 'A DRIVER job' }),
      submit,
      read,
    );
    expect(handOffOf(naming, settings)?.message).toContain('Message: A DRIVER job\n');
  });

  test('the quick chat has the greeting alone for half an emoji', () => {
    const state = afterOpening(...write({ name: '\ud83d' }));
    const link = quickChatLink('application', 'Hello.', state, settings) ?? '';
    expect(new URL(link).searchParams.get('text')).toBe('Hello.');
  });

  test.each<[string, EnquiryAction[], EnquiryState['origin']]>([
    ['cleared', [{ type: 'cleared' }], 'left out'],
    ['submitted', [...seeker, submit], 'unknown'],
    ['sent', [...seeker, ...send], 'left out'],
  ])('a page that is found after the form was %s is ignored', (_, actions, origin) => {
    expect(afterOpening(...actions, found(agra)).origin).toBe(origin);
  });
});

describe('writing', () => {
  test('a corrected problem stays corrected until the next submit, which counts anew', () => {
    const state = afterOpening(submit, ...write({ name: 'Asha' }), ...write({ name: '' }));
    expect(state.report).toMatchObject({ submit: 1, corrected: ['name'] });
    expect(reduce(state, submit).report).toMatchObject({ submit: 2, corrected: [] });
    expect(afterOpening(submit, found(agra)).report.corrected).toEqual(['preferredLocation', 'message']);
  });

  test('a switch of mode hides the problems of the other mode and corrects none', () => {
    const state = afterOpening(submit, choose('hiring-request'));
    expect(visibleProblems(state).map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'message']);
    const again = reduce(state, choose('application'));
    expect([visibleProblems(again).length, again.report.corrected]).toEqual([6, []]);
  });

  test('undoing a clear brings back words, file, made resume and page, also after a second clear', () => {
    const clear = { type: 'cleared' } as const;
    const before = stateAfter(open({ made }), found(agra), ...write({ message: 'Accounts work' }));
    const undone = [clear, clear, { type: 'clearUndone' } as const].reduce(reduce, before);
    expect(undone).toMatchObject({ answers: before.answers, origin: agra, made, cleared: undefined });
    expect(fileOf(undone)).toBe(fileOf(before));
  });

  test('clearing a form in which nothing stands leaves nothing to undo', () => {
    expect(afterOpening(...write({ name: '' }), { type: 'cleared' }).cleared).toBeUndefined();
    expect(stateAfter(open({ made }), { type: 'cleared' }).cleared).toBeDefined();
    expect(afterOpening({ type: 'fileChosen', file }, { type: 'cleared' }).cleared).toBeDefined();
  });

  test('a hiring request opens the dialog without reading the file of the other mode', () => {
    const state = afterOpening(...seeker, ...write({ company: 'Neem' }), choose('hiring-request'), submit);
    expect(state.step).toBe('choosing');
  });
});

describe('choosing and after', () => {
  const choosing = afterOpening(found(agra), ...seeker, submit, read);

  test('nothing changes under the dialog, and going back leads to writing', () => {
    for (const action of [submit, ...write(empty), read, { type: 'cleared' } as const, found(agra)])
      expect(reduce(choosing, action)).toBe(choosing);
    expect(shown(reduce(choosing, { type: 'wentBack' }))).toMatchObject(answers);
  });

  test('bringing the answers back replaces nothing newer, and then keeps the panel', () => {
    const newer = [...write({ message: 'Newer' }), { type: 'broughtBack' } as const].reduce(reduce, sent);
    expect(shown(newer)).toEqual({ ...empty, ...answers, message: 'Newer' });
    expect(newer.sent).toEqual(sent.sent);
    const other = [...write({ company: 'Neem' }), { type: 'broughtBack' } as const].reduce(reduce, sent);
    expect([other.sent, fileOf(other), other.lostFile]).toEqual([undefined, file, undefined]);
  });

  test('the mode comes back with the answers, unless newer words stand in the other one', () => {
    const hiring = reduce(sent, choose('hiring-request'));
    const bring = { type: 'broughtBack' } as const;
    expect(reduce(hiring, bring).kind).toBe('application');
    expect([...write({ company: 'Neem' }), bring].reduce(reduce, hiring).kind).toBe('hiring-request');
  });

  test('what was sent in the other language names its page in this one', () => {
    const agraInHindi = { ...agra, label: 'आगरा' };
    const sentAbout = afterOpening(found(agra), ...seeker, ...send).sent;
    const state = stateAfter(open({ sent: sentAbout }), found(agraInHindi));
    expect([state.sent?.origin, shown(state)]).toEqual([agraInHindi, empty]);
    expect(reduce(state, { type: 'broughtBack' }).origin).toEqual(agraInHindi);
    expect(stateAfter(open({ sent: sentAbout }), found({ ...agra, slug: 'delhi' })).sent?.origin).toEqual(
      agra,
    );
  });

  test('"Done" closes the panel, and so does the next enquiry that is sent', () => {
    expect(reduce(sent, { type: 'done' })).toMatchObject({ step: 'writing', sent: undefined });
    const next = [choose('hiring-request'), ...write({ ...answers, company: 'Neem' }), ...send].reduce(
      reduce,
      sent,
    );
    expect(next.sent?.message).toContain('Company: Neem');
  });
});
