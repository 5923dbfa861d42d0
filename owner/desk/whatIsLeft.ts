import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { englishPath, formNameOf, formOf } from '../check/forms.ts';
import { type Finding, shortList } from '../tasks/finding.ts';
import { type Place, placeInEditor } from '../tasks/printTasks.ts';
import { groupsOf, tasksIn } from '../tasks/tasks.ts';
import { listWith } from './form.ts';
import { lastChange } from './journal.ts';
import { samplesIn } from './removal.ts';

export type WhatIsLeft = ReturnType<typeof whatIsLeft>;

export function whatIsLeft(content: Content) {
  const tasks = tasksIn(content);
  const groups = groupsOf(tasks).map(({ findings, ...group }) => ({
    ...group,
    findings: findings.map((one) => shown(one, content)),
  }));
  return {
    count: tasks.findings.length,
    groups,
    isSample: samplesIn(content).length > 0,
    undo: lastChange(),
  };
}

function shown(finding: Finding, content: Content) {
  const { group, file, what, write, entries, confirmation, texts = [] } = finding;
  const { first, more } = shortList(entries);
  // Each page has its button in its list.
  const list = group === 'unread' ? listWith(file, mappingIn(content.get(file))) : undefined;
  return {
    key: `${group} ${file} ${what}`,
    label: placeInEditor(finding, content) || formNameOf(file) || what,
    write,
    address: list ? `#/list/${list.id}` : addressOf(finding, content),
    entries: first.map((entry) => ({ ...entry, address: addressOf(entry, content) })),
    more,
    confirmation,
    texts,
  };
}

function addressOf({ file, path, entries }: Place, content: Content): string | undefined {
  const english = englishPath(file);
  if (entries || !formOf(file) || !content.has(english)) return undefined;
  return `#/${english === file ? 'form' : 'hindi'}/${english}${path?.length ? `?${path.join('.')}` : ''}`;
}
