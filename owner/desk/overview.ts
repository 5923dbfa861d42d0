import { dirname } from 'node:path';
import { siteCollections } from '../check/collections.ts';
import type { Content } from '../check/content.ts';
import { mappingIn, nameIn } from '../check/entries.ts';
import { type EntryList, forms, groups, type Label } from '../check/forms.ts';
import { type FileState, statesOf, tasksIn } from '../tasks/tasks.ts';

/** A form in a list: the path of its English file. */
type Entry = { path: string; label: string; help: string; state: FileState };

/** An entry of the sidebar. Only a list of entries has a `singular`: a group of single files can't get another. */
export type Section = Label & { id: string; singular?: string; entries: Entry[] };

/** The lists of entries: one for each folder, or for each kind of a folder whose files have several kinds. */
export const entryLists = Object.entries(forms).flatMap(([name, form]) => {
  const collection = siteCollections[name];
  if (!collection || !form || 'group' in form) return [];
  const kinds: [string | undefined, EntryList][] =
    'kinds' in form ? Object.entries(form.kinds) : [[undefined, form]];
  return kinds.map(([kind, list]) => ({
    ...list,
    name,
    kind,
    id: kind ? `${name}-${kind}` : name,
    page: form.page,
    folder: dirname(collection.pattern),
  }));
});

/** The sidebar, with every form of it. A group stands where its first file is in the list of forms. */
export function overview(content: Content): Section[] {
  const states = statesOf(tasksIn(content));
  const entry = (path: string, label: string, help = ''): Entry => {
    return { path, label, help, state: states.get(path) ?? 'ready' };
  };
  const groupOf = (group: keyof typeof groups): Section => {
    const entries = Object.entries(forms).flatMap(([name, form]) =>
      'group' in form && form.group === group
        ? entry(siteCollections[name]?.pattern ?? '', form.label, form.help)
        : [],
    );
    return { id: group, ...groups[group], entries };
  };
  const listOf = ({ id, label, help, singular, folder, kind }: (typeof entryLists)[number]): Section => {
    const entries = [...content].flatMap(([path, text]) => {
      const values = dirname(path) === folder ? mappingIn(text) : {};
      // A broken file has no kind, and stands in the lists of all kinds.
      const isHere = dirname(path) === folder && (values['kind'] ?? kind) === kind;
      return isHere ? entry(path, nameIn(path, values)) : [];
    });
    return { id, label, help, singular, entries };
  };
  const sections = Object.entries(forms).flatMap(([name, form]) =>
    'group' in form ? [groupOf(form.group)] : entryLists.filter((list) => list.name === name).map(listOf),
  );
  return [...new Map(sections.map((section) => [section.id, section])).values()];
}
