import type { SaveRequest } from '../save.ts';

/** What was typed in a form and not saved yet. It outlives the tab, the browser and a restart of the computer. */
export type Draft = Required<Omit<SaveRequest, 'path'>>;

const keyOf = (path: string) => `draft ${path}`;

export function readDraft(path: string): Draft | undefined {
  const text = localStorage.getItem(keyOf(path));
  return text === null ? undefined : JSON.parse(text);
}

/** @returns false if the browser's storage is full or switched off */
export function keepDraft(path: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(path), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Drops a draft. Another one, which was typed in a second tab, stays. */
export function dropDraft(path: string, draft = readDraft(path)): void {
  if (JSON.stringify(draft) === localStorage.getItem(keyOf(path))) localStorage.removeItem(keyOf(path));
}
