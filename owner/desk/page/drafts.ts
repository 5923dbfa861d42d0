import type { SaveRequest } from '../save.ts';

/** What was typed in a form and not saved yet. It outlives a reload of the page, and a visit to another form. */
export type Draft = Omit<SaveRequest, 'path'>;

const prefix = 'draft ';

export function readDraft(path: string): Draft | undefined {
  const text = sessionStorage.getItem(prefix + path);
  return text === null ? undefined : JSON.parse(text);
}

export const keepDraft = (path: string, draft: Draft) =>
  sessionStorage.setItem(prefix + path, JSON.stringify(draft));

export const dropDraft = (path: string) => sessionStorage.removeItem(prefix + path);

// Closing the tab would drop the drafts, so the browser asks first.
addEventListener('beforeunload', (event) => {
  if (Object.keys(sessionStorage).some((key) => key.startsWith(prefix))) event.preventDefault();
});
