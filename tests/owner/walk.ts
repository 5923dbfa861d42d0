import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { readContent } from '../../owner/check/content.ts';
import { englishPath } from '../../owner/check/forms.ts';
import { confirmAsItStands } from '../../owner/desk/confirmAsItStands.ts';
import { formFor } from '../../owner/desk/form.ts';
import { save } from '../../owner/desk/save.ts';
import { whatIsLeft } from '../../owner/desk/whatIsLeft.ts';
import { recordedSample } from '../../owner/tasks/sample.ts';
import { questions } from '../../owner/setup/questions.ts';
import { setUp } from '../../owner/setup/setUp.ts';
import { typedTerminal } from '../support/typedTerminal.ts';

type Values = Record<string, unknown>;
type Walk = {
  setup: Record<string, string>;
  agree: string;
  forms: Record<string, Values>;
};

const walk: Walk = parse(readFileSync(join(import.meta.dirname, 'lucknow.yaml'), 'utf8'));

/** Answers the questions of the setup. Returns what the screen shows, and how many lines were typed. */
export async function answerSetup(): Promise<{ said: string; actions: number }> {
  const lines = [...questions.flatMap(({ id }) => walk.setup[id] ?? []), walk.agree];
  const terminal = typedTerminal(lines);
  const end = await setUp(terminal, questions, recordedSample());
  return { said: `${terminal.screen()}${end}`, actions: terminal.screen().split('\n> ').length - 1 };
}

/**
 * Presses "I have read all of these, and they are right for us" in each part of "What is left", and switches on "A Hindi speaker has read
 * every text". Returns how many actions these are.
 */
export function confirmTheRest(): number {
  const groups = whatIsLeft(readContent()).groups.map(({ confirmations }) =>
    confirmations.filter(({ file }) => !file.startsWith('hi/')),
  );
  const pressed = groups.filter((confirmations) => confirmations.length > 0);
  for (const confirmations of pressed) confirmAsItStands(confirmations);
  saveForm('confirmed.yaml', { readByHindiSpeaker: true });
  return pressed.length + 1;
}

/** Fills in the forms that need words of the owner's own. Returns how many actions these are: open, type, Save. */
export function fillInForms(): number {
  const forms = Object.entries(walk.forms);
  for (const [path, typed] of forms) saveForm(path, typed);
  return 3 * forms.length;
}

/** Switches on "Leave out pages that nobody has read". */
export const leaveOutUnread = () => saveForm('confirmed.yaml', { leaveOutUnread: true });

/** Opens a form, types into some fields, switches on "I have read this form", and presses Save. */
function saveForm(path: string, typed: Values): void {
  const form = formFor(englishPath(path).replace(/\/$/, ''), readContent());
  const opened = englishPath(path) === path ? form.english : form.hindi;
  if (!opened) throw new Error(`There is no form for ${path}`);
  const content = path.endsWith('/') ? typed : typeOver(opened.content, typed);
  save({ ...opened, content, isConfirmed: path !== 'confirmed.yaml' });
}

/** A form's content after typing. An empty value empties its field. */
function typeOver(content: unknown, typed: unknown): unknown {
  if (!isMapping(typed)) return typed ?? undefined;
  const before = isMapping(content) ? content : {};
  const changes = Object.entries(typed).map(([key, value]) => [key, typeOver(before[key], value)]);
  return { ...before, ...Object.fromEntries(changes) };
}
