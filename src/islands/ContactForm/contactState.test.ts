import { describe, expect, test } from 'vitest';
import type { Origin } from '#enquiry/origin.ts';
import {
  type ContactAction,
  type ContactState,
  contactReducer,
  type FormContent,
  initialState,
  type SentEnquiry,
} from './contactState.ts';

const labels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  locationLine: 'Preferred Location',
  company: 'Company',
  message: 'Message',
  resumeLine: 'Resume',
};
const reduce = contactReducer({ phone: '+91 00000 00000', labels });
const file = new File(['%PDF'], 'asha.pdf', { type: 'application/pdf' });
const content = (
  changes: Partial<FormContent['values']> = {},
  rest: Partial<FormContent> = {},
): FormContent => ({
  kind: 'application',
  values: {
    name: 'Asha',
    email: 'asha@example.in',
    phone: '98765 43210',
    company: '',
    preferredLocation: 'Pune',
    message: 'Accounts work',
    ...changes,
  },
  file,
  ...rest,
});
const hiring = (changes: Partial<FormContent['values']> = {}) =>
  content({ company: 'Neem', ...changes }, { kind: 'hiring-request', file: undefined });
const answers = { kind: 'application', texts: { name: 'Asha' } } as const;
const agra: Origin = { kind: 'city', slug: 'agra', label: 'Agra' };
const sentEnquiry: SentEnquiry = {
  message: 'm',
  chatHref: 'https://wa.me/1?text=m',
  answer: 'whatsapp',
  answers,
};

/** The state after these actions, from the beginning. */
const stateAfter = (...actions: ContactAction[]) => actions.reduce(reduce, initialState);

const submit = (written: FormContent = content()): ContactAction => ({ type: 'submitted', content: written });
const read = (resume: File | undefined = file): ContactAction => ({
  type: 'resumeRead',
  content: content(),
  resume,
});
const answer: ContactAction = { type: 'answered', answer: 'whatsapp', answers, file };
const edit = (written: FormContent = content()): ContactAction => ({ type: 'edited', content: written });

test('a form begins in the state writing, for job seekers', () => {
  expect(initialState).toEqual({
    step: 'writing',
    kind: 'application',
    problems: [],
    corrected: [],
    failed: false,
    linkLength: 0,
  });
});

describe('hydrated', () => {
  test('takes over the mode, the length of the link and a refused file', () => {
    const state = stateAfter({ type: 'hydrated', content: hiring(), refusedFile: 'resumeEmpty' });
    expect(state).toMatchObject({ step: 'writing', kind: 'hiring-request', refusedFile: 'resumeEmpty' });
    expect(state.linkLength).toBeGreaterThan(100);
    expect(state.origin).toBeUndefined();
  });

  test('with a sent enquiry from the history shows its panel, and offers no origin', () => {
    const state = stateAfter(
      { type: 'hydrated', content: content(), sent: sentEnquiry },
      { type: 'originLookedUp', origin: agra },
    );
    expect(state).toMatchObject({ step: 'sent', sent: sentEnquiry, origin: null });
  });
});

describe('the origin', () => {
  test('is taken once, while the visitor writes', () => {
    expect(stateAfter({ type: 'originLookedUp', origin: agra }).origin).toBe(agra);
    expect(stateAfter({ type: 'originLookedUp', origin: undefined }).origin).toBeNull();
    expect(
      stateAfter({ type: 'originLookedUp', origin: undefined }, { type: 'originLookedUp', origin: agra })
        .origin,
    ).toBeNull();
  });

  test.each<[string, ContactAction[]]>([
    ['cleared', [{ type: 'cleared' }]],
    ['submitted', [submit()]],
    ['left without an origin', [{ type: 'originDropped' }]],
    ['sent', [submit(), read(), answer]],
  ])('is ignored when it comes after the form was %s', (_, actions) => {
    expect(stateAfter(...actions, { type: 'originLookedUp', origin: agra }).origin).toBeNull();
  });

  test('is dropped', () => {
    expect(stateAfter({ type: 'originLookedUp', origin: agra }, { type: 'originDropped' }).origin).toBeNull();
  });
});

describe('writing', () => {
  test('a submit with problems lists them and forgets earlier ones', () => {
    const state = stateAfter(
      { type: 'fileChosen', refused: 'resumeEmpty' },
      submit(content({ name: '', phone: 'abc' })),
    );
    expect(state).toMatchObject({
      step: 'writing',
      problems: [
        { field: 'name', problem: 'missing' },
        { field: 'phone', problem: 'tooShort' },
      ],
      corrected: [],
      refusedFile: undefined,
      failed: false,
    });
    expect(reduce(state, submit()).problems).toEqual([]);
  });

  test('a corrected problem stays corrected until the next submit', () => {
    const wrong = content({ name: '', email: '' });
    const corrected = stateAfter(submit(wrong), edit(content({ email: '' })));
    expect(corrected.corrected).toEqual(['name']);
    const emptiedAgain = reduce(corrected, edit(wrong));
    expect(emptiedAgain.corrected).toEqual(['name']);
    expect(reduce(emptiedAgain, submit(wrong)).corrected).toEqual([]);
  });

  test('an edit takes over the mode and the length of the link', () => {
    const short = stateAfter(edit(content({ message: 'a' })));
    const long = reduce(short, edit(hiring({ message: 'a'.repeat(500) })));
    expect(long.kind).toBe('hiring-request');
    expect(long.linkLength).toBeGreaterThan(short.linkLength + 400);
  });

  test('a chosen file is refused, or not', () => {
    const state = stateAfter({ type: 'fileChosen', refused: 'resumeTooLarge' });
    expect(state.refusedFile).toBe('resumeTooLarge');
    expect(reduce(state, { type: 'fileChosen', refused: undefined }).refusedFile).toBeUndefined();
  });

  test('text that can not be encoded fails the submit; the next submit may succeed', () => {
    const failed = stateAfter(submit(hiring({ message: 'half \ud83d' })));
    expect(failed).toMatchObject({ step: 'writing', failed: true, linkLength: 0 });
    expect(reduce(failed, submit(hiring()))).toMatchObject({ step: 'choosing', failed: false });
  });

  test('clearing keeps the mode and the panel, and nothing else', () => {
    const state = stateAfter(
      { type: 'hydrated', content: hiring(), sent: sentEnquiry },
      submit(hiring({ name: '' })),
      { type: 'cleared' },
    );
    expect(state).toEqual({
      ...initialState,
      kind: 'hiring-request',
      origin: null,
      sent: sentEnquiry,
      sentFiles: undefined,
    });
  });

  test.each<ContactAction>([read(), { type: 'wentBack' }, answer])('$type is ignored', (action) => {
    const state = stateAfter(edit());
    expect(reduce(state, action)).toBe(state);
  });
});

describe('reading', () => {
  const reading = stateAfter(submit());

  test('begins with a submit that has a resume', () => {
    expect(reading).toMatchObject({ step: 'reading', file, problems: [] });
  });

  test('a hiring request has nothing to read, even if a file was chosen in the other mode', () => {
    expect(stateAfter(submit({ ...hiring(), file })).step).toBe('choosing');
  });

  test('a second submit is ignored, and so are the actions of other states', () => {
    for (const action of [submit(), { type: 'wentBack' } as const, answer])
      expect(reduce(reading, action)).toBe(reading);
  });

  test('a change in the form stops it', () => {
    expect(reduce(reading, edit()).step).toBe('writing');
    expect(reduce(reading, { type: 'cleared' }).step).toBe('writing');
  });

  test('ends with the choice, with the resume or without it', () => {
    const choosing = reduce(reading, read());
    expect(choosing).toMatchObject({ step: 'choosing', resume: file });
    expect(choosing.step === 'choosing' && choosing.handOff.message).toContain('\nResume: asha.pdf');
    const without = reduce(reading, { type: 'resumeRead', content: content(), resume: undefined });
    expect(without.step === 'choosing' && without.handOff.message).not.toContain('Resume');
  });

  test('ends with the submission error for text that can not be encoded', () => {
    const broken = { type: 'resumeRead', content: content({ name: '\ud83d' }), resume: file } as const;
    expect(reduce(reading, broken)).toMatchObject({ step: 'writing', failed: true });
  });
});

describe('choosing', () => {
  const choosing = stateAfter(submit(), read());

  test('submits, edits and files that are read now are ignored', () => {
    for (const action of [submit(), edit(), read()]) expect(reduce(choosing, action)).toBe(choosing);
  });

  test('going back leads to writing', () => {
    expect(reduce(choosing, { type: 'wentBack' }).step).toBe('writing');
  });

  test.each(['whatsapp', 'call'] as const)('%s leads to sent, with an empty form in the same mode', (by) => {
    const state = reduce(choosing, { type: 'answered', answer: by, answers, file });
    const { handOff } = choosing as ContactState & { step: 'choosing' };
    expect(state).toEqual({
      ...initialState,
      step: 'sent',
      kind: 'application',
      origin: null,
      sent: { ...handOff, answer: by, answers, resumeName: 'asha.pdf' },
      sentFiles: { chosen: file, resume: file },
    });
  });

  test('without a resume the sent enquiry names none', () => {
    expect(stateAfter(submit(hiring()), answer).sent?.resumeName).toBeUndefined();
  });
});

describe('sent', () => {
  const sent = stateAfter(submit(), read(), answer);

  test('a new enquiry keeps the panel in view, until it is sent itself', () => {
    const writing = reduce(sent, edit());
    expect(writing).toMatchObject({ step: 'writing', sent: sent.sent });
    const next = [submit(hiring({ name: 'Ravi' })), answer].reduce(reduce, writing);
    expect(next.sent?.message).toContain('Name: Ravi');
  });

  test.each<ContactAction>([{ type: 'done' }, { type: 'broughtBack', content: hiring() }])(
    '$type closes the panel',
    (action) => {
      const state = reduce(sent, action);
      expect(state).toMatchObject({ step: 'writing', sent: undefined, sentFiles: undefined });
    },
  );

  test('bringing the answers back takes over their mode', () => {
    expect(reduce(sent, { type: 'broughtBack', content: hiring() })).toMatchObject({
      kind: 'hiring-request',
      linkLength: expect.any(Number),
    });
  });

  test('a submit of the empty form lists what is missing', () => {
    expect(reduce(sent, submit(content({ name: '' })))).toMatchObject({ step: 'writing', sent: sent.sent });
  });
});
