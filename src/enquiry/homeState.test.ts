import { expect, test } from 'vitest';
import { type HomeAction, type HomeState, homeReducer, initialHomeState, isSubmitted } from './homeState.ts';

const message = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const after = (...actions: HomeAction[]) => actions.reduce<HomeState>(homeReducer, initialHomeState);
const sending = after({ type: 'opened', message }, { type: 'submitted' });
const wrote = (text: string): HomeAction => ({ type: 'wrote', field: 'message', text });

test('an outcome without a submit, and a submit before hydration or while sending, change nothing', () => {
  const idle = after({ type: 'opened', message });
  for (const type of ['delivered', 'handedOver', 'failed'] as const)
    expect(homeReducer(idle, { type })).toBe(idle);
  expect(after({ type: 'submitted' }, wrote('x'))).toBe(initialHomeState);
  expect(homeReducer(sending, { type: 'submitted' })).toBe(sending);
  expect(homeReducer(sending, { type: 'opened', message }).phase).toBe('sending');
});

test('only words that were submitted count as sent, and the same words are sent once', () => {
  const sent = homeReducer(sending, { type: 'delivered' });
  expect(isSubmitted(sent)).toBe(true);
  expect(homeReducer(sent, { type: 'submitted' })).toBe(sent);
  const newer = [wrote('Hello again'), { type: 'delivered' } as const].reduce(homeReducer, sending);
  expect(isSubmitted(newer)).toBe(false);
  expect(homeReducer(newer, { type: 'submitted' })).toMatchObject({
    phase: 'sending',
    submitted: { ...message, message: 'Hello again' },
  });
});
