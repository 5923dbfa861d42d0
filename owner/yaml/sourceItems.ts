import type { CST } from 'yaml';

/*
 * An item is what a list or a mapping has in its source: the space and the comments before an entry, and the entry.
 * The first item begins behind the indent of its line, every other one at the start of a line.
 */

type Collection = CST.BlockMap | CST.BlockSequence;
type Item = CST.CollectionItem;

const space = (source: string): CST.SourceToken => ({ type: 'space', offset: -1, indent: 0, source });

/** A part of the source that is only written, never read as YAML again. */
const verbatim = (source: string): CST.SourceToken => ({ ...space(source), type: 'newline' });

/** An item for a collection, from YAML text that is not indented yet. */
export function newItem(text: string, { indent }: Collection): Item {
  return { start: [space(' '.repeat(indent)), verbatim(indented(text, indent))] };
}

/** The same item with another entry; the comments before it stay. */
export function withEntry(item: Item, text: string, { indent }: Collection): Item {
  const dash = item.start.findIndex(({ type }) => type === 'seq-item-ind');
  const before = dash < 0 ? item.start : item.start.slice(0, dash);
  return { start: [...before, verbatim(indented(text, indent))] };
}

const indented = (text: string, indent: number) => text.replace(/(?<=\n)(?=.)/g, ' '.repeat(indent));

/** True for an item that has an entry; one at the end of a collection may be comments alone. */
export const hasEntry = ({ start, key, sep, value }: Item) =>
  Boolean(key || sep || value) || start.some(({ type }) => type === 'seq-item-ind');

/** Puts items into a collection, in their order. Comments at its end stay there. */
export function setItems(collection: Collection, items: Item[]): void {
  const old = collection.items as Item[];
  const [first] = items;
  if (first && first !== old[0]) {
    old[0]?.start.unshift(space(' '.repeat(collection.indent)));
    while (first.start[0] && /^\s*$/.test(first.start[0].source)) first.start.shift();
  }
  collection.items = [...items, ...old.filter((item) => !hasEntry(item))] as never;
}
