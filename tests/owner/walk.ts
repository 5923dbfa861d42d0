import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { readContent } from '../../owner/check/content.ts';
import { englishPath } from '../../owner/check/forms.ts';
import { confirmAsItStands } from '../../owner/edit/confirmAsItStands.ts';
import { formFor } from '../../owner/edit/form.ts';
import { removeSamples } from '../../owner/edit/removeEntries.ts';
import { save } from '../../owner/edit/save.ts';
import { whatIsLeft } from '../../owner/edit/whatIsLeft.ts';
import { recordedSample } from '../../owner/launch-check/sample.ts';
import { questions } from '../../owner/setup/questions.ts';
import { setUp } from '../../owner/setup/setUp.ts';
import { typedTerminal } from '../support/typedTerminal.ts';

type Values = Record<string, unknown>;
type Walk = {
  setup: Record<string, string>;
  agree: string;
  before: Record<string, Values>;
  after: Record<string, Values>;
};

const walk: Walk = parse(readFileSync(join(import.meta.dirname, 'lucknow.yaml'), 'utf8'));

/** Answers the questions of the setup. Returns what the screen shows. */
export async function answerSetup(): Promise<string> {
  const fields = questions.map(({ file, path }) => `${file === 'agency.yaml' ? '' : 'hi/'}${path.join('.')}`);
  const lines = fields.flatMap((field) => walk.setup[field] ?? []);
  const terminal = typedTerminal([...lines, walk.agree]);
  const said = await setUp(terminal, questions, recordedSample());
  return `${terminal.screen()}${said}`;
}

/** Saves forms in the editor, and presses its button that removes the invented clients. */
export function replaceSamples(): void {
  for (const [path, typed] of Object.entries(walk.before)) saveForm(path, typed);
  removeSamples();
  for (const [path, typed] of Object.entries(walk.after)) saveForm(path, typed);
}

/** Presses "I have read all of these, and they are right for us" in each part of "What is left". Returns how many they are. */
export function confirmTheRest(): number {
  const left = whatIsLeft(readContent()).groups.flatMap(({ findings }) =>
    findings.flatMap(({ confirmation }) => confirmation ?? []),
  );
  confirmAsItStands(left);
  return left.length;
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
