import { afterEach, expect, test, vi } from 'vitest';
import { readStored, removeStored, store } from './tabStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

test('a text is stored until it is removed', () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => texts.set(key, text),
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
  });
  store('key', 'text');
  expect(readStored('key')).toBe('text');
  removeStored('key');
  expect(readStored('key')).toBeUndefined();
});

test.each([
  ['is full or blocked', { setItem: refuse, getItem: refuse, removeItem: refuse }],
  ['is missing', null],
])('a storage that %s keeps nothing and throws nothing', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  store('key', 'text');
  expect(readStored('key')).toBeUndefined();
  removeStored('key');
});

test('nor does one that throws on any touch', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
  store('key', 'text');
  expect(readStored('key')).toBeUndefined();
  removeStored('key');
  if (own) Object.defineProperty(globalThis, 'sessionStorage', own);
});
