import type { CST } from 'yaml';

/*
 * An item is a part of a list or a mapping in the syntax tree: an entry, with the space and the comments
 * before it. The first item begins after the indent of its line, every other item at the start of a line.
 */

type Collection = CST.BlockMap | CST.BlockSequence;
type Item = CST.CollectionItem;

const space = (source: string): CST.SourceToken => ({ type: 'space', offset: -1, indent: 0, source });

/** A token with YAML text that is only printed, not parsed again. */
const verbatim = (source: string): CST.SourceToken => ({ ...space(source), type: 'newline' });

/** A new item for a collection, from YAML text without indent. */
export function newItem(text: string, { indent }: Collection): Item {
  return { start: [space(' '.repeat(indent)), verbatim(indented(text, indent))] };
}

/** The same item with another entry. The comments before the entry stay. */
export function withEntry(item: Item, text: string, { indent }: Collection): Item {
  const dash = item.start.findIndex(({ type }) => type === 'seq-item-ind');
  const before = dash < 0 ? item.start : item.start.slice(0, dash);
  return { start: [...before, verbatim(indented(text, indent))] };
}

const indented = (text: string, indent: number) => text.replace(/(?<=\n)(?=.)/g, ' '.repeat(indent));

/** True if an item has an entry. The last item of a collection may have comments only. */
export const hasEntry = ({ start, key, sep, value }: Item) =>
  Boolean(key || sep || value) || start.some(({ type }) => type === 'seq-item-ind');

/** Replaces the items of a collection. Comments at its end stay there. */
export function setItems(collection: Collection, items: Item[]): void {
  const old = collection.items as Item[];
  const [first] = items;
  if (first && first !== old[0]) {
    old[0]?.start.unshift(space(' '.repeat(collection.indent)));
    while (first.start[0] && /^\s*$/.test(first.start[0].source)) first.start.shift();
  }
  collection.items = [...items, ...old.filter((item) => !hasEntry(item))] as never;
}
