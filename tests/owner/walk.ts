import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { readContent } from '../../owner/check/content.ts';
import { englishPath } from '../../owner/check/forms.ts';
import { confirmAsItStands, tickFact } from '../../owner/desk/confirmAsItStands.ts';
import { formFor } from '../../owner/desk/form.ts';
import { removeSamples } from '../../owner/desk/removeEntries.ts';
import { save } from '../../owner/desk/save.ts';
import { factsToRead, whatIsLeft } from '../../owner/desk/whatIsLeft.ts';

type Values = Record<string, unknown>;

/** What is typed into the forms of the desk, by the form's path, in the order of the guide. */
const forms: Record<string, Values> = parse(readFileSync(join(import.meta.dirname, 'lucknow.yaml'), 'utf8'));

/** Removes the invented people and clients, and fills in the forms. */
export function fillInForms(): void {
  removeSamples();
  for (const [path, typed] of Object.entries(forms)) saveForm(path, typed);
}

/**
 * Presses "I have read all of these, and they are right for us" in each part of "What is left", and switches on "A Hindi
 * speaker has read every text".
 */
export function confirmTheRest(): void {
  for (const { confirmations } of whatIsLeft(readContent()).groups) {
    const inEnglish = confirmations.filter(({ file }) => !file.startsWith('hi/'));
    if (inEnglish.length > 0) confirmAsItStands(inEnglish);
  }
  saveForm('confirmed.yaml', { readByHindiSpeaker: true });
}

/** Ticks every fact on the page that reads them back. */
export function readBack(): void {
  for (const fact of factsToRead(readContent()).facts) tickFact({ ...fact, isRight: true });
}

/** Switches on "Leave out pages that nobody has read". */
export const leaveOutUnread = () => saveForm('confirmed.yaml', { leaveOutUnread: true });

/** Opens a form, types into some fields, switches on "I have read this form", and presses Save. */
function saveForm(path: string, typed: Values): void {
  const form = formFor(englishPath(path).replace(/\/$/, ''), readContent());
  const opened = englishPath(path) === path ? form.english : form.hindi;
  if (!opened) throw new Error(`There is no form for ${path}`);
  const content = path.endsWith('/') ? typed : typeOver(opened.content, typed);
  save({ ...opened, content, isConfirmed: !/^(agency|confirmed)\.yaml$/.test(path) });
}

/** A form's content after typing. An empty value empties its field. */
function typeOver(content: unknown, typed: unknown): unknown {
  if (!isMapping(typed)) return typed ?? undefined;
  const before = isMapping(content) ? content : {};
  const changes = Object.entries(typed).map(([key, value]) => [key, typeOver(before[key], value)]);
  return { ...before, ...Object.fromEntries(changes) };
}
