import type { Capitals, Spellings } from '#resume/latinLetters.ts';

export type InLatin = (text: string, capitals: Capitals) => string;

/** The rules, which few visitors need: they are no part of the form's scripts. */
export const loadRules = () => import('#resume/latinLetters.ts');

/** Without the words that are spelled otherwise, the rules do it alone. @throws {Error} when the rules can't be had */
export async function loadLatinLetters(signal: AbortSignal): Promise<InLatin> {
  const [{ inLatinLetters }, spellings] = await Promise.all([
    loadRules(),
    fetchSpellings(signal).catch((error): Spellings => {
      console.warn(error);
      return {};
    }),
  ]);
  return (text, capitals) => inLatinLetters(text, spellings, capitals);
}

async function fetchSpellings(signal: AbortSignal): Promise<Spellings> {
  const response = await fetch('/resume-spellings.json', { signal });
  if (!response.ok) throw new Error(`${response.status} for the spellings`);
  return response.json();
}
