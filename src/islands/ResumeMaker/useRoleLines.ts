import { useEffect } from 'react';
import { addressIn, type Language } from '#navigation/languages.ts';
import { resumeMaker } from '#navigation/screens.ts';
import type { FetchedLines, ResumeState } from '#resume/resumeState.ts';
import type { OfferedLines } from '#resume/roleLine.ts';

/** Milliseconds after which lines count as not to be had. */
const timeout = 10_000;

/** Fetches the lines of the chosen role, and stops when another one is chosen. */
export function useRoleLines(
  { step, resume: { job }, fetched }: ResumeState,
  language: Language,
  onFetched: (fetched: FetchedLines) => void,
): void {
  const isWanted = step !== 'loading' && job !== '' && fetched?.job !== job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is no new role
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => leaving.abort('late'), timeout);
    fetchLines(job, language, leaving.signal)
      .catch((error: unknown) => {
        if (error !== isLeft) console.warn(error);
        return { lines: undefined };
      })
      .then((lines) => {
        if (leaving.signal.reason !== isLeft) onFetched({ job, ...lines });
      });
    return () => {
      clearTimeout(timer);
      leaving.abort(isLeft);
    };
  }, [job, isWanted]);
}

const isLeft = 'another role was chosen';

async function fetchLines(job: string, language: Language, signal: AbortSignal) {
  const response = await fetch(addressIn(language, `${resumeMaker}/${job}.json`), { signal });
  if (!response.ok) throw new Error(`${response.status} for the lines of ${job}`);
  const { meanings, ...lines } = (await response.json()) as OfferedLines & Pick<FetchedLines, 'meanings'>;
  return { lines, meanings };
}
