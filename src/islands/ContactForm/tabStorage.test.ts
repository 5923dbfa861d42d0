import { afterEach, expect, test, vi } from 'vitest';
import { forget, keep, kept } from './tabStorage.ts';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

test('a text is kept until it is forgotten', () => {
  const texts = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    setItem: (key: string, text: string) => texts.set(key, text),
    getItem: (key: string) => texts.get(key) ?? null,
    removeItem: (key: string) => texts.delete(key),
  });
  keep('key', 'text');
  expect(kept('key')).toBe('text');
  forget('key');
  expect(kept('key')).toBeUndefined();
});

test.each([
  ['is full or blocked', { setItem: refuse, getItem: refuse, removeItem: refuse }],
  ['is missing', null],
])('a storage that %s keeps nothing and throws nothing', (_, storage) => {
  vi.stubGlobal('sessionStorage', storage);
  keep('key', 'text');
  expect(kept('key')).toBeUndefined();
  forget('key');
});

test('nor does one that throws on any touch', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
  Object.defineProperty(globalThis, 'sessionStorage', { get: refuse, configurable: true });
  keep('key', 'text');
  expect(kept('key')).toBeUndefined();
  forget('key');
  if (own) Object.defineProperty(globalThis, 'sessionStorage', own);
});
