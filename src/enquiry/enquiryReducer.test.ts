import { describe, expect, test } from 'vitest';
import { enquiryReducer } from './enquiryReducer.ts';
import { type EnquiryAction, type EnquiryState, type FormContent, initialState } from './enquiryState.ts';
import { draftOf, kindOf, shownContent, visibleProblems } from './enquiryView.ts';
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
const file = new File(['%PDF'], 'asha.pdf', { lastModified: 1 });
const empty = { name: '', email: '', phone: '', company: '', preferredLocation: '', message: '' };
const texts = {
  ...empty,
  name: 'Asha',
  email: 'asha@example.in',
  phone: '98765 43210',
  preferredLocation: 'Pune',
  message: 'Accounts work',
};
const seeker: FormContent = { kind: 'application', texts, file };
const employer: FormContent = { kind: 'hiring-request', texts: { ...texts, company: 'Neem' } };
const blank: FormContent = { kind: 'application', texts: empty };

type Opened = Extract<EnquiryAction, { type: 'opened' }>;
const open = (facts: Partial<Opened> = {}): Opened => ({
  type: 'opened',
  content: blank,
  typed: [],
  stored: 'nothing',
  askedKind: undefined,
  sent: undefined,
  ...facts,
});
const stateAfter = (...actions: EnquiryAction[]) => actions.reduce<EnquiryState>(reduce, initialState);
const afterOpening = (...actions: EnquiryAction[]) => stateAfter(open(), ...actions);
const wrote = (content: FormContent): EnquiryAction => ({ type: 'wrote', content });
const submit = (content: FormContent = seeker): EnquiryAction => ({ type: 'submitted', content });
const read = (resume: File | undefined = file): EnquiryAction => ({ type: 'resumeRead', resume });
const found = (origin: Origin | undefined): EnquiryAction => ({ type: 'originFound', origin });
const answered: EnquiryAction = { type: 'answered', answer: 'whatsapp' };
const followed: EnquiryAction = { type: 'linkFollowed' };
const sent = afterOpening(submit(), read(), answered, followed);
const shown = (state: EnquiryState) => shownContent(state, settings);
/** The form with these texts changed. */
const edited = (state: EnquiryState, changes: Partial<FormContent['texts']>) =>
  wrote({ ...shown(state), texts: { ...shown(state).texts, ...changes } });

describe('opening', () => {
  test('without storage what the browser has restored stays, but for what was sent', () => {
    const content = { ...employer, texts: { ...employer.texts, message: 'Newer' } };
    expect(shown(stateAfter(open({ content, stored: 'unavailable' })))).toEqual(content);
    const refilled = stateAfter(open({ content, stored: 'unavailable', sent: sent.sent }));
    expect(shown(refilled)).toEqual({ ...blank, texts: { ...empty, company: 'Neem', message: 'Newer' } });
  });

  test('the mode of the address wins over the draft, not over a press', () => {
    const stored = { kind: 'hiring-request', texts: {} } as const;
    expect(kindOf(stateAfter(open({ stored })))).toBe('hiring-request');
    expect(kindOf(stateAfter(open({ stored, askedKind: 'application' })))).toBe('application');
    const pressed = open({
      content: { ...blank, kind: 'hiring-request' },
      typed: ['kind'],
      askedKind: 'application',
    });
    expect(kindOf(stateAfter(pressed))).toBe('hiring-request');
  });

  test('a file over the limit that was chosen before hydration is refused', () => {
    const large = new File([new Uint8Array(2_097_153)], 'asha.pdf');
    const state = stateAfter(open({ content: { ...blank, file: large }, typed: ['resume'] }));
    expect(state).toMatchObject({ file: undefined, refusedFile: 'resumeTooLarge' });
  });

  test('before it nothing happens', () => {
    expect(stateAfter(submit(), wrote(seeker), found(agra))).toBe(initialState);
  });
});

describe('the page that the visitor came from', () => {
  test('its sentence follows the mode until the visitor writes their own', () => {
    const state = afterOpening(found(agra));
    const hiring = reduce(state, wrote({ ...shown(state), kind: 'hiring-request' }));
    expect(shown(hiring).texts.message).toBe('Hiring in Agra.');
    const own = reduce(hiring, edited(hiring, { message: 'Hiring in Agra. Two cooks.' }));
    expect(shown(reduce(own, wrote({ ...shown(own), kind: 'application' }))).texts.message).toBe(
      'Hiring in Agra. Two cooks.',
    );
    const again = reduce(own, edited(own, { message: 'Hiring in Agra.' }));
    expect(again.answers.texts.message).toBeUndefined();
  });

  test('does not return to a message that the visitor has emptied', () => {
    const state = afterOpening(found(agra));
    const emptied = reduce(state, edited(state, { message: '' }));
    expect(shown(reduce(emptied, wrote({ ...shown(emptied), kind: 'hiring-request' }))).texts.message).toBe(
      '',
    );
  });

  test('is not taken for words when the browser restores its sentence', () => {
    const content = { ...blank, texts: { ...empty, message: 'Work in Agra.' } };
    const state = stateAfter(open({ content, stored: 'unavailable' }), found(agra));
    expect(draftOf(state)).toBeUndefined();
  });

  test.each<[string, EnquiryAction[]]>([
    ['cleared', [{ type: 'cleared' }]],
    ['submitted', [submit()]],
    ['sent', [submit(), read(), answered, followed]],
  ])('is ignored when it is found after the form was %s', (_, actions) => {
    expect(afterOpening(...actions, found(agra)).origin).toBeNull();
  });
});

describe('coming back to a frozen page', () => {
  const back = (stored: Opened['stored'], askedKind?: Opened['askedKind']): EnquiryAction => ({
    type: 'returned',
    stored,
    askedKind,
  });

  test('empties a form that was sent elsewhere, with its file', () => {
    expect(shown(afterOpening(wrote(seeker), back('nothing')))).toEqual(blank);
  });

  test('does not refill a message that was emptied here', () => {
    const state = afterOpening(found(agra));
    const emptied = reduce(state, edited(state, { message: '', name: 'Asha' }));
    expect(shown(reduce(emptied, back({ texts: { name: 'Ravi' } }))).texts.message).toBe('');
  });

  test('changes nothing while the storage can not be asked', () => {
    const state = afterOpening(wrote(seeker));
    expect(reduce(state, back('unavailable'))).toBe(state);
  });

  test('keeps the dialog open if nothing is newer, and closes it otherwise', () => {
    const choosing = afterOpening(submit(), read());
    expect(reduce(choosing, back({ texts }))).toBe(choosing);
    expect(reduce(choosing, back({ texts: { ...texts, name: 'Ravi' } })).step).toBe('writing');
  });

  test('shows the panel if the page was left by its answer', () => {
    const state = afterOpening(submit(), read(), answered, back({ texts: { name: 'Ravi' } }));
    expect(state.step).toBe('sent');
    expect(shown(state).texts.name).toBe('Ravi');
  });
});

describe('writing', () => {
  test('a corrected problem stays corrected until the next submit', () => {
    const wrong = { ...seeker, texts: { ...texts, name: '' } };
    const state = afterOpening(submit(wrong), wrote(seeker), wrote(wrong));
    expect(state.report.corrected).toEqual(['name']);
    expect(reduce(state, submit(wrong)).report.corrected).toEqual([]);
  });

  test('a switch of mode hides the problems of the other mode and corrects none', () => {
    const state = afterOpening(submit(blank), wrote({ ...blank, kind: 'hiring-request' }));
    expect(visibleProblems(state).map(({ field }) => field)).toEqual(['name', 'email', 'phone', 'message']);
    const back = reduce(state, wrote(blank));
    expect(visibleProblems(back)).toHaveLength(6);
    expect(back.report.corrected).toEqual([]);
  });

  test('undoing a clear brings the file and the page back, also after a second clear', () => {
    const before = afterOpening(found(agra), wrote(seeker));
    const clear = { type: 'cleared' } as const;
    const undone = [clear, clear, { type: 'clearUndone' } as const].reduce(reduce, before);
    expect(shown(undone)).toEqual(seeker);
    expect(undone).toMatchObject({ origin: agra, cleared: undefined });
  });

  test('a hiring request opens the dialog without reading the file of the other mode', () => {
    expect(afterOpening(submit({ ...employer, file })).step).toBe('choosing');
  });
});

describe('choosing and after', () => {
  const choosing = afterOpening(found(agra), submit(), read());

  test('nothing changes under the dialog, and going back leads to writing', () => {
    for (const action of [submit(), wrote(blank), read(), { type: 'cleared' } as const, found(agra)])
      expect(reduce(choosing, action)).toBe(choosing);
    expect(shown(reduce(choosing, { type: 'wentBack' }))).toEqual(seeker);
  });

  test('bringing the answers back brings the file and the page too', () => {
    const state = reduce(reduce(reduce(choosing, answered), followed), { type: 'broughtBack' });
    expect(shown(state)).toEqual(seeker);
    expect(state).toMatchObject({ origin: agra, sent: undefined });
  });

  test('bringing the answers back replaces nothing newer, and then keeps the panel', () => {
    const newer = reduce(sent, edited(sent, { message: 'Newer' }));
    const state = reduce(newer, { type: 'broughtBack' });
    expect(shown(state).texts).toEqual({ ...texts, message: 'Newer' });
    expect(state.sent).toEqual(sent.sent);
    const other = reduce(sent, edited(sent, { company: 'Neem' }));
    expect(reduce(other, { type: 'broughtBack' }).sent).toBeUndefined();
  });

  test('what was sent in the other language names its page in this one', () => {
    const agraInHindi = { ...agra, label: 'आगरा' };
    const inHindi = { sent: { ...(sent.sent as NonNullable<typeof sent.sent>), origin: agra } };
    const state = stateAfter(open(inHindi), found(undefined), found(agraInHindi));
    expect(state.sent?.origin).toEqual(agraInHindi);
    expect(shown(state)).toEqual(blank);
    expect(reduce(state, { type: 'broughtBack' }).origin).toEqual(agraInHindi);
    const other = stateAfter(open(inHindi), found({ ...agra, slug: 'delhi' }));
    expect(other.sent?.origin).toEqual(agra);
  });

  test('"Done" closes the panel, and so does the next enquiry that is sent', () => {
    expect(reduce(sent, { type: 'done' })).toMatchObject({ step: 'writing', sent: undefined });
    const next = [submit(employer), answered, followed].reduce(reduce, sent);
    expect(next.sent?.message).toContain('Company: Neem');
  });
});
