// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAsDataUrl } from './readAsDataUrl.ts';

const file = new File(['%PDF'], 'asha.pdf', { type: 'application/pdf' });
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A browser's reader that reads nothing and says nothing, not even that it was stopped. */
function silenceReader() {
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(() => {});
  return vi.spyOn(FileReader.prototype, 'abort').mockImplementation(() => {});
}

test('the reading of a file ends after ten seconds if the browser says nothing', async () => {
  const abort = silenceReader();
  const failure = vi.fn();
  readAsDataUrl(file, never).catch(failure);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(failure).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(failure).toHaveBeenCalledTimes(1);
  expect(abort).toHaveBeenCalledTimes(1);
});

test('the reading of a file ends when it is stopped', async () => {
  silenceReader();
  const leaving = new AbortController();
  const reading = readAsDataUrl(file, leaving.signal);
  leaving.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});

test('a file that was read in time is not stopped later', async () => {
  const abort = vi.spyOn(FileReader.prototype, 'abort');
  const reading = readAsDataUrl(file, never);
  await vi.waitFor(async () => expect(await reading).toBe('data:application/pdf;base64,JVBERg=='));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(abort).not.toHaveBeenCalled();
});
