import { describe, expect, test } from 'vitest';
import { type HomeAction, type HomeState, homeReducer, initialHomeState } from './homeState.ts';

const message = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const nothing = { name: '', email: '', message: '' };
const after = (...actions: HomeAction[]) => actions.reduce<HomeState>(homeReducer, initialHomeState);
const opened: HomeAction = { type: 'opened', message: nothing };
const submitted: HomeAction = { type: 'submitted', message };
const sending = after(opened, submitted);

test('before it is hydrated the form can not be submitted', () => {
  expect(after(submitted)).toBe(initialHomeState);
});

test('opening shows what was written before', () => {
  expect(after({ type: 'opened', message })).toMatchObject({ phase: 'idle', message });
});

test('a submit lists what is wrong and sends nothing', () => {
  const state = after(opened, { type: 'submitted', message: { ...message, name: ' ', email: 'asha@' } });
  expect(state.phase).toBe('idle');
  expect(state.report.problems).toEqual([
    { field: 'name', problem: 'missing' },
    { field: 'email', problem: 'malformed' },
  ]);
});

test('what is corrected counts as corrected until the next submit', () => {
  const wrong = { ...message, name: '' };
  const corrected = after(
    opened,
    { type: 'submitted', message: wrong },
    { type: 'wrote', message },
    { type: 'wrote', message: wrong },
  );
  expect(corrected.report.corrected).toEqual(['name']);
  expect(homeReducer(corrected, { type: 'submitted', message: wrong }).report.corrected).toEqual([]);
});

describe('while it is sent', () => {
  test('a second submit, and the page shown again, change nothing', () => {
    expect(sending).toMatchObject({ phase: 'sending', message });
    expect(homeReducer(sending, submitted)).toBe(sending);
    expect(homeReducer(sending, opened)).toBe(sending);
  });

  test('it stays sent once it is delivered', () => {
    const sent = homeReducer(sending, { type: 'delivered' });
    expect(sent.phase).toBe('sent');
    for (const action of [submitted, opened, { type: 'failed' } as const])
      expect(homeReducer(sent, action)).toBe(sent);
  });

  test('a failure is said, keeps the message, and is forgotten by the next submit', () => {
    const failed = homeReducer(sending, { type: 'failed' });
    expect(failed).toMatchObject({ phase: 'idle', failed: true, message });
    expect(homeReducer(failed, submitted)).toMatchObject({ phase: 'sending', failed: false });
  });

  test('a chat that was opened is no failure, and the form can be used again', () => {
    expect(homeReducer(sending, { type: 'handedOver' })).toMatchObject({ phase: 'idle', failed: false });
  });
});

test('an outcome without a submit changes nothing', () => {
  const idle = after(opened);
  for (const type of ['delivered', 'handedOver', 'failed'] as const)
    expect(homeReducer(idle, { type })).toBe(idle);
});
