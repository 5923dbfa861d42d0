import { expect, test } from 'vitest';
import { type HomeAction, type HomeState, homeReducer, initialHomeState, isSubmitted } from './homeState.ts';

const message = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const then = (state: HomeState, ...actions: HomeAction[]) => actions.reduce<HomeState>(homeReducer, state);
const submit: HomeAction = { type: 'submitted' };
const wrote = (text: string): HomeAction => ({ type: 'wrote', field: 'message', text });
const idle = then(initialHomeState, { type: 'opened', message });
const sending = then(idle, submit);

test('an outcome without a submit, and a submit before hydration or while sending, change nothing', () => {
  expect(idle.phase).toBe('idle');
  for (const type of ['delivered', 'handedOver', 'failed'] as const) expect(then(idle, { type })).toBe(idle);
  expect(then(initialHomeState, submit, wrote('x'))).toBe(initialHomeState);
  expect(then(sending, submit)).toBe(sending);
  expect(then(sending, { type: 'opened', message }).phase).toBe('sending');
});

test('only words that were submitted count as sent, and what was delivered is sent once', () => {
  expect(isSubmitted(sending)).toBe(false);
  expect(isSubmitted(then(sending, { type: 'failed' }))).toBe(false);
  const sent = then(sending, { type: 'delivered' });
  expect(isSubmitted(sent)).toBe(true);
  expect(then(sent, submit)).toBe(sent);
  const newer = then(sending, wrote('Hello again'), { type: 'delivered' });
  expect(isSubmitted(newer)).toBe(false);
  expect(then(newer, submit)).toMatchObject({
    phase: 'sending',
    submitted: { ...message, message: 'Hello again' },
  });
});

test('what was handed over from here is shown as that, and can be handed over again', () => {
  const back = then(initialHomeState, { type: 'opened', message, handedOver: message });
  expect(back).toMatchObject({ submitted: message, outcome: 'handedOver' });
  expect(then(back, submit).phase).toBe('sending');
});

test('a problem is corrected by a right text, and nothing is sent while there is one', () => {
  const wrong = then(idle, wrote(''), submit);
  expect(wrong).toMatchObject({ phase: 'idle', report: { problems: [{ field: 'message' }], corrected: [] } });
  expect(then(wrong, { type: 'wrote', field: 'name', text: 'Ravi' }).report.corrected).toEqual([]);
  expect(then(wrong, wrote('Hello')).report.corrected).toEqual(['message']);
});
