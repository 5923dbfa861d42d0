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

/** Removes the invented people and clients, and fills in the forms. Returns how many actions these are: open, each field, Save. */
export function fillInForms(): number {
  removeSamples();
  for (const [path, typed] of Object.entries(forms)) saveForm(path, typed);
  return 2 + Object.values(forms).reduce((sum, typed) => sum + 2 + fieldsIn(typed), 0);
}

const fieldsIn = (typed: unknown): number => {
  if (Array.isArray(typed)) return typed.reduce((sum: number, item) => sum + fieldsIn(item), 0);
  return isMapping(typed) ? Object.values(typed).reduce((sum: number, part) => sum + fieldsIn(part), 0) : 1;
};

/**
 * Presses "I have read all of these, and they are right for us" in each part of "What is left", and switches on "A Hindi
 * speaker has read every text". Returns how many actions these are.
 */
export function confirmTheRest(): number {
  const groups = whatIsLeft(readContent()).groups.map(({ confirmations }) =>
    confirmations.filter(({ file }) => !file.startsWith('hi/')),
  );
  const pressed = groups.filter((confirmations) => confirmations.length > 0);
  for (const confirmations of pressed) confirmAsItStands(confirmations);
  saveForm('confirmed.yaml', { readByHindiSpeaker: true });
  return 2 * pressed.length + 3;
}

/** Ticks every fact on the page that reads them back. Returns each, as it stood there. */
export function readBack(): string[] {
  const { facts } = factsToRead(readContent());
  for (const fact of facts) if (!fact.isTicked) tickFact({ ...fact, isRight: true });
  return facts.map(({ label, english, hindi }) => [label, english, hindi].filter(Boolean).join(': '));
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
