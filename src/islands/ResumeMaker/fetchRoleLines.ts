import type { Language } from '#navigation/languages.ts';
import { addressOf } from '#navigation/pages.ts';
import type { FetchedLines } from '#resume/resumeState.ts';
import type { OfferedLines } from '#resume/roleLine.ts';

/** @throws {Error} when they can't be had */
export async function fetchRoleLines(
  job: string,
  language: Language,
  signal: AbortSignal,
): Promise<FetchedLines> {
  const response = await fetch(`${addressOf('resume', language)}/${job}.json`, { signal });
  if (!response.ok) throw new Error(`${response.status} for the lines of ${job}`);
  const { meanings, ...lines } = (await response.json()) as OfferedLines & Pick<FetchedLines, 'meanings'>;
  return { job, lines, meanings };
}
