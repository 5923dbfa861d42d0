import { expect, test, vi } from 'vitest';
import { FakeStorage } from '../../tests/support/fakeTab.ts';
import { formStorage, storageVersion, type Tab } from './formStorage.ts';
import { fields, flag, like, listOf, maybe, oneOf, text } from './shape.ts';

const shape = fields({
  name: text,
  mode: maybe(oneOf(['a', 'b'])),
  ticks: maybe(listOf(like({ on: true }))),
});

/** A page of a tab. Each call is a page that is loaded: `session` and `entry` outlive it. */
function tab(session = new FakeStorage(), entry: { state: object | null } = { state: null }) {
  const places: Tab = {
    session: () => session,
    history: () => ({ state: entry.state, replaceState: (state) => Object.assign(entry, { state }) }),
    location: () => ({ pathname: '/contact', search: '' }),
  };
  const load = () => formStorage(places).draft<object>('draft', shape);
  return { session, entry, load, storage: formStorage(places) };
}

test('a draft comes back as it was stored, until it is removed', () => {
  const { load, session, entry } = tab();
  const draft = { name: 'आशा', mode: 'a', ticks: [{ on: true }] };
  expect(load().load()).toBe('nothing');
  load().save(draft);
  expect(load().load()).toEqual(draft);
  const own = load();
  own.save(undefined);
  expect(own.load()).toBe('nothing');
  expect([session.values.size, entry.state]).toEqual([0, null]);
});

test.each([
  '',
  'null',
  JSON.stringify({ version: storageVersion - 1, value: { name: 'Asha' } }),
  ...[
    [],
    null,
    { name: 7 },
    { name: '', mode: 'c' },
    { name: '', surname: '' },
    { name: '', ticks: [{}] },
  ].map((value) => JSON.stringify({ version: storageVersion, value })),
])('of the stored draft %s nothing is read', (stored) => {
  const { load, session } = tab();
  session.setItem('draft', stored);
  expect(load().load()).toBe('nothing');
});

test('words that do not fit are in this entry of the history; the older draft never comes back anywhere', () => {
  const { load, session, entry } = tab();
  load().save({ name: 'Older words' });
  session.become('full');
  load().save({ name: 'Newer' });
  expect(load().load()).toEqual({ name: 'Newer' });
  load().save({ name: 'Newer and longer' });
  expect(load().load()).toEqual({ name: 'Newer and longer' });
  expect(tab(session).load().load()).toBe('nothing');
  session.become('working');
  tab(session).load().save({ name: 'Newest' });
  expect(load().load()).toEqual({ name: 'Newest' });
  load().save({ name: 'Newest of all' });
  expect(entry.state).toEqual({ draft: undefined });
});

test('a value of this entry of the history is in no other, an item is the same in every page', () => {
  const { storage, session } = tab();
  const sent = storage.entry<object>('sent', fields({ name: text, isRead: flag }));
  sent.save({ name: 'Asha', isRead: true });
  expect(sent.load()).toEqual({ name: 'Asha', isRead: true });
  expect(tab(session).storage.entry('sent', shape).load()).toBeUndefined();
  sent.save(undefined);
  expect(sent.load()).toBeUndefined();

  expect(storage.item<object>('item', shape).save({ name: 'Asha' })).toBe(true);
  const item = tab(session).storage.item<object>('item', shape);
  expect(item.load()).toEqual({ name: 'Asha' });
  expect(item.save(undefined)).toBe(true);
  expect(item.load()).toBeUndefined();
});

test('a value of an entry is gone after an hour, and is not written again while it is the same', () => {
  vi.useFakeTimers();
  try {
    const { storage, entry } = tab();
    const sent = storage.entry<object>('sent', shape);
    sent.save({ name: 'Asha' });
    const { state } = entry;
    vi.advanceTimersByTime(59 * 60_000);
    sent.save({ name: 'Asha' });
    expect(entry.state).toBe(state);
    expect(sent.load()).toEqual({ name: 'Asha' });
    vi.advanceTimersByTime(60_001);
    expect(sent.load()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test('of words that fit nowhere nobody can say that there are none', () => {
  const { load, session } = tab(new FakeStorage(), Object.freeze({ state: null }));
  const draft = load();
  draft.save({ name: 'Older words' });
  session.become('full');
  draft.save({ name: 'Newer and longer words' });
  expect(draft.load()).toBe('unavailable');
});

test('a browser that refuses everything throws nothing and concludes nothing', () => {
  const refuse = (): never => {
    throw new DOMException('refused', 'SecurityError');
  };
  const storage = formStorage({
    session: refuse,
    history: refuse,
    location: () => ({ pathname: '', search: '' }),
  });
  const draft = storage.draft<object>('draft', shape);
  draft.save({ name: 'Asha' });
  expect(draft.load()).toBe('unavailable');
  draft.save(undefined);
  expect(storage.item<object>('item', shape).save({ name: 'Asha' })).toBe(false);
  expect(storage.item<object>('item', shape).load()).toBeUndefined();
  storage.entry<object>('entry', shape).save({ name: 'Asha' });
  storage.showQuery('?for=employers');
});
