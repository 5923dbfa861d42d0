import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { englishPath, formNameOf, formOf } from '../check/forms.ts';
import type { Fact } from '../tasks/facts.ts';
import { type Finding, headings, shortList } from '../tasks/finding.ts';
import { placeInEditor } from '../tasks/printTasks.ts';
import { factsToTick, tasksIn } from '../tasks/tasks.ts';
import { confirmationOf } from './confirmAsItStands.ts';
import { sectionOf } from './form.ts';
import { lastChange } from './journal.ts';
import { samplesIn } from './removal.ts';

export type WhatIsLeft = ReturnType<typeof whatIsLeft>;

export function whatIsLeft(content: Content) {
  const { findings, warnings } = tasksIn(content);
  const groups = Object.entries(headings).flatMap(([group, heading]) => {
    const found = [...findings, ...warnings].filter((finding) => finding.group === group);
    if (found.length === 0) return [];
    const confirmations = found.flatMap((finding) => confirmationOf(finding) ?? []);
    const list = group === 'readBack' ? [readBack(found.length)] : found.map((one) => shown(one, content));
    return [{ heading, findings: list, confirmations }];
  });
  return { count: findings.length, groups, isSample: samplesIn(content).length > 0, undo: lastChange() };
}

/** The facts that are to be read back stand on a page of their own. */
const readBack = (count: number) => ({
  key: 'readBack',
  label: `Read it back: ${count} to tick`,
  write: 'One page shows what visitors read about you, in both languages.',
  address: '#/read-back',
  entries: [],
  more: '',
  confirmation: undefined,
});

function shown(finding: Finding, content: Content) {
  const { file, what, write, entries } = finding;
  const { first, more } = shortList(entries);
  return {
    key: `${file} ${what}`,
    label: placeInEditor(finding, content) || formNameOf(file) || what,
    write,
    address:
      finding.group === 'unread'
        ? listOf(finding, content)
        : entries
          ? undefined
          : addressOf(finding, content),
    entries: first.map((entry) => ({ ...entry, address: addressOf(entry, content) })),
    more,
    confirmation: confirmationOf(finding),
  };
}

/** The list in which each page has its button. */
const listOf = ({ file }: Finding, content: Content) =>
  `#/list/${sectionOf(file, mappingIn(content.get(file)))}`;

/** A fact as its page shows it, with the address of its field. */
export type ShownFact = Fact & { address: string };

/** The page on which the owner reads back every fact. */
export const factsToRead = (content: Content): { facts: ShownFact[] } => ({
  facts: factsToTick(content).map((fact) => ({
    ...fact,
    address: addressOf(fact, content) ?? '#/',
  })),
});

function addressOf({ file, path }: Pick<Finding, 'file' | 'path'>, content: Content): string | undefined {
  const english = englishPath(file);
  if (!formOf(file) || !content.has(english)) return undefined;
  return `#/${english === file ? 'form' : 'hindi'}/${english}${path ? `?${path.join('.')}` : ''}`;
}
