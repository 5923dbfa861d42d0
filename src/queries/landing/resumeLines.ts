import type { Language } from '#navigation/languages.ts';
import { bySlug } from '../entry.ts';

/** A line for a resume, in English, with what it means in Hindi if somebody has written that. */
export type ResumeLine = { line: string; meaning?: string | undefined };

/**
 * A function that gives the lines of a role with their meanings. An English page has none, and neither has a line that was
 * changed since (`content/hi/resume-lines/`).
 */
export async function getWithMeanings(language: Language) {
  const entries = language === 'hi' ? await bySlug('resumeLines', 'en') : undefined;
  return (job: string, lines: string[]): ResumeLine[] => {
    const known = entries?.get(job)?.lines;
    return lines.map((line) => ({ line, meaning: known?.find((entry) => entry.line === line)?.meaning }));
  };
}
