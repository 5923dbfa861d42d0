import { resumeSpellings } from '#navigation/screens.ts';
import type { Spellings } from '#resume/latinLetters.ts';

/**
 * Fetches how places, trades and common words are spelled in Latin letters.
 *
 * @throws {Error} when they can't be had
 */
export async function fetchSpellings(signal: AbortSignal): Promise<Spellings> {
  const response = await fetch(resumeSpellings, { signal });
  if (!response.ok) throw new Error(`${response.status} for the spellings`);
  return response.json();
}
