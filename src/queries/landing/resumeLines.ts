import type { Site } from '#site/site.ts';

/** A line for a resume, in English, with what it means in Hindi if somebody has written that. */
export type ResumeLine = { line: string; meaning?: string | undefined };

/**
 * The lines of a role with their meanings. An English page has none, and neither has a line that was changed since
 * (`content/hi/resume-lines/`).
 */
export function withMeanings(site: Site, job: string, lines: string[]): ResumeLine[] {
  const known = site.language === 'hi' ? site.english.entry('resumeLines', job)?.lines : undefined;
  return lines.map((line) => ({ line, meaning: known?.find((entry) => entry.line === line)?.meaning }));
}
