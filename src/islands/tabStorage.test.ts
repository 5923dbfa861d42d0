import { expect, test } from 'vitest';
import { tabStorage } from './tabStorage.ts';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

/** A page's storage that works, with what is in it. */
function working(stored: Record<string, string> = {}, state: object | null = null) {
  const texts = new Map(Object.entries(stored));
  const entry = { state, replaceState: (next: object) => Object.assign(entry, { state: next }) };
  const session = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  };
  const storage = tabStorage({ session: () => session, history: () => entry as unknown as History });
  return { texts, session, entry, storage };
}

const draft = { kind: 'hiring-request', texts: { name: 'आशा', message: 'two\nlines' } } as const;
const sent = {
  message: 'm',
  chatHref: 'https://wa.me/1?text=m',
  answer: 'call',
  answers: draft,
  origin: { kind: 'city', slug: 'agra', label: 'Agra' },
  resume: { name: 'asha.pdf', isRead: true },
} as const;

test('a draft comes back as it was stored, until it is removed', () => {
  const { storage, texts } = working();
  expect(storage.loadDraft()).toBe('nothing');
  storage.saveDraft(draft);
  expect(storage.loadDraft()).toEqual(draft);
  storage.saveDraft(undefined);
  expect(texts.size).toBe(0);
});

test.each([
  '',
  '7',
  '[]',
  'null',
  '{"version":2,"texts":[]}',
  '{"kind":"application","texts":{"name":"Asha"}}',
  '{"version":3,"texts":{"name":"Asha"}}',
  '{"version":2,"kind":7,"texts":{"name":"Asha"}}',
  '{"version":2,"texts":{"name":"Asha","email":7}}',
  '{"version":2,"texts":{"name":"Asha","surname":"Verma"}}',
])('of the stored draft %s nothing is read', (text) => {
  expect(working({ 'enquiry-draft': text }).storage.loadDraft()).toBe('nothing');
});

test('a sent enquiry comes back from its entry of the history', () => {
  const { storage, entry } = working();
  storage.saveSent(sent);
  expect(storage.loadSent()).toEqual(sent);
  storage.saveSent(undefined);
  expect(entry.state).toEqual({ sentEnquiry: undefined });
});

test.each([
  { message: 7 },
  { chatHref: 'https://example.com' },
  { answer: 'later' },
  { answers: { texts: {} } },
  { origin: { kind: 'moon', slug: 'a', label: 'b' } },
  { origin: undefined },
  { resume: { name: 'asha.pdf' } },
])('of a sent enquiry with %j nothing is read', (change) => {
  const { storage, entry } = working();
  storage.saveSent(sent);
  const state = entry.state as unknown as { sentEnquiry: object };
  entry.state = { sentEnquiry: { ...state.sentEnquiry, ...change } };
  expect(storage.loadSent()).toBeUndefined();
});

test('a sent enquiry is passed on to the page in the other language, once', () => {
  const english = working();
  english.storage.passSentOn();
  expect(english.texts.size).toBe(0);
  english.storage.saveSent(sent);
  english.storage.passSentOn();
  const hindi = working(Object.fromEntries(english.texts));
  expect(hindi.storage.loadSent()).toEqual(sent);
  expect(hindi.texts.size).toBe(0);
  expect(hindi.storage.loadSent()).toBeUndefined();
  // The visitor stayed on the page after all.
  english.storage.saveSent(undefined);
  expect(english.texts.size).toBe(0);
});

test('a home message is a draft until it is handed over, and then only in the history', () => {
  const { storage, texts } = working();
  const message = { name: 'Asha', email: 'a@b.in', message: 'Hello' };
  storage.saveMessage(message);
  expect(storage.loadMessage()).toEqual(message);
  storage.handOverMessage(message);
  expect(texts.size).toBe(0);
  expect(storage.loadMessage()).toEqual(message);
  storage.saveMessage(undefined);
  expect(storage.loadMessage()).toEqual({});
});

test('a draft that could not be stored is not confused with an older one', () => {
  const { storage, session } = working();
  storage.saveDraft(draft);
  session.setItem = refuse;
  storage.saveDraft({ texts: { name: 'Newer' } });
  expect(storage.loadDraft()).toBe('unavailable');
});

test.each([
  ['is full', { getItem: () => null, setItem: refuse, removeItem: () => {} }],
  ['is blocked', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['throws on any touch', undefined],
])('a storage that %s throws nothing and concludes nothing', (_, session) => {
  const storage = tabStorage({ session: () => session ?? refuse(), history: () => refuse() });
  storage.saveDraft(draft);
  storage.saveDraft(undefined);
  storage.saveSent(sent);
  storage.holdResume('data:,');
  storage.releaseResume();
  expect(storage.loadDraft()).toBe('unavailable');
  expect(storage.loadSent()).toBeUndefined();
  expect(storage.loadMessage()).toEqual({});
});
