import { useEffect } from 'react';
import { readResume } from './heldResume.ts';

/**
 * Reads the file of the step `reading`, and stops when the form leaves that step. A file that can't be read is logged, and
 * the enquiry goes on without it (specification 7.9).
 *
 * @param hold gets the bytes as a data URL
 */
export function useResumeReading(
  file: File | undefined,
  hold: (dataUrl: string) => void,
  onRead: (resume: File | undefined) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new file
  useEffect(() => {
    if (!file) return;
    const leaving = new AbortController();
    readResume(file, leaving.signal, hold)
      .catch((error: unknown) => {
        if (!leaving.signal.aborted)
          console.error('The resume could not be read; the enquiry goes on without it.', error);
        return undefined;
      })
      .then((resume) => {
        if (!leaving.signal.aborted) onRead(resume);
      });
    return () => leaving.abort();
  }, [file]);
}
