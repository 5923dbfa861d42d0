import { expect, test } from 'vitest';
import { inTime } from './inTime.ts';

test('what comes in time is handed on, also an error', async () => {
  await expect(inTime(Promise.resolve('file'), 1000)).resolves.toBe('file');
  await expect(inTime(Promise.reject(new Error('no network')), 1000)).rejects.toThrow('no network');
});

test('what does not come is an error', async () => {
  await expect(inTime(new Promise(() => {}), 1)).rejects.toThrow('1 ms');
});
