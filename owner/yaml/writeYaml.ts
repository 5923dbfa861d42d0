import { isDeepStrictEqual } from 'node:util';
import { CST, isMap, isScalar, isSeq, type Node, type Pair, parse, type YAMLMap, type YAMLSeq } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { type Path, readYaml } from './readYaml.ts';
import { removeMark, sampleMarks } from './sampleMark.ts';
import { writeScalar, yamlOf } from './scalars.ts';
import { hasEntry, newItem, setItems, withEntry } from './sourceItems.ts';

/**
 * Returns a content file's text with new values. Only changed values are written: every other line keeps its
 * comments, quotes, spaces and position. A written value loses its sample mark, and other comments stay.
 *
 * @param text the file's current text, which must be valid YAML
 * @param content the file's new content, each text on one line
 * @param confirmed paths of unchanged values that the owner typed again, so they lose their sample mark too
 * @throws {Error} when the new text, parsed again, differs from `content`
 */
export function writeYaml(text: string, content: unknown, confirmed: Path[] = []): string {
  const file = readYaml(/\n$|^$/.test(text) ? text : `${text}\n`);
  const marks = new Map([...sampleMarks(file)].map(([{ node }, comments]) => [node, comments]));
  const writer = {
    isConfirmed: (path: Path) => confirmed.some((confirmedPath) => isDeepStrictEqual(confirmedPath, path)),
    removeMarks: (node: Node) => {
      for (const mark of marks.get(node) ?? []) removeMark(file, mark);
    },
  };
  if (!canHold(file.document.contents, content)) throw new Error('A content file must be a mapping.');
  write(writer, file.document.contents, content, []);
  const source = file.source.map(CST.stringify).join('');
  const written = text.includes('\r\n') ? source.replace(/\r?\n/g, '\r\n') : source;
  if (!isDeepStrictEqual(parse(written), content)) {
    throw new Error(
      'A value can not be saved exactly as it was given. Please change the file in a text editor.',
    );
  }
  return written;
}

type Writer = {
  isConfirmed: (path: Path) => boolean;
  removeMarks: (node: Node) => void;
};

function write(writer: Writer, node: unknown, value: unknown, path: Path): void {
  if (isMap(node) && !node.flow) writeMapping(writer, node, value as Record<string, unknown>, path);
  else if (isSeq(node) && !node.flow) writeList(writer, node, value as unknown[], path);
  else if (isScalar(node) && (node.value !== value || writer.isConfirmed(path))) {
    writer.removeMarks(node);
    if (node.value !== value) writeScalar(node.srcToken as CST.FlowScalar | CST.BlockScalar, value);
  }
}

/** True if a value can be written into a node. A list or mapping in brackets is replaced when it changes. */
function canHold(node: unknown, value: unknown): boolean {
  if (isScalar(node)) return !isMapping(value) && !Array.isArray(value);
  if (isMap(node) && !node.flow) return isMapping(value) && Object.keys(value).length > 0;
  if (isSeq(node) && !node.flow) return Array.isArray(value) && value.length > 0;
  return isDeepStrictEqual((node as Node | null)?.toJSON(), value);
}

function writeMapping(writer: Writer, map: YAMLMap, value: Record<string, unknown>, path: Path): void {
  const source = map.srcToken as CST.BlockMap;
  const pairs = new Map((map.items as Pair[]).map((pair) => [keyOf(pair), pair]));
  const entries = [...pairs]
    .filter(([key]) => key in value)
    .map(([key, pair]) => {
      const item = pair.srcToken as CST.CollectionItem;
      return { key, item: writeItem(writer, source, item, pair.value, value[key], [...path, key]) };
    });
  // A new field comes after the field that precedes it in `value`.
  for (const [index, key] of Object.keys(value).entries()) {
    if (pairs.has(key)) continue;
    const before = entries.findIndex((entry) => entry.key === Object.keys(value)[index - 1]);
    const item = newItem(yamlOf({ [key]: value[key] }), source);
    entries.splice(before + 1, 0, { key, item });
  }
  setItems(
    source,
    entries.map(({ item }) => item),
  );
}

function writeList(writer: Writer, list: YAMLSeq, values: unknown[], path: Path): void {
  const source = list.srcToken as CST.BlockSequence;
  const nodes = list.items as Node[];
  const items = source.items.filter(hasEntry);
  const indexes = oldIndexes(
    nodes.map((node) => node.toJSON()),
    values,
  );
  const written = values.map((value, index) => {
    const oldIndex = indexes[index];
    const item = oldIndex === undefined ? undefined : items[oldIndex];
    if (oldIndex === undefined || !item) return newItem(yamlOf([value]), source);
    return writeItem(writer, source, item, nodes[oldIndex], value, [...path, index]);
  });
  setItems(source, written);
}

/** For each new value, the index of the old item to keep: an equal item, else the item at the same index. */
function oldIndexes(old: unknown[], values: unknown[]): (number | undefined)[] {
  const unused = new Set(old.keys());
  const take = (oldIndex: number) => (unused.delete(oldIndex) ? oldIndex : undefined);
  const equal = values.map((value) =>
    take([...unused].find((oldIndex) => isDeepStrictEqual(old[oldIndex], value)) ?? -1),
  );
  return equal.map((oldIndex, index) => oldIndex ?? take(index));
}

/** Writes a value into a field or an item of a list. */
function writeItem(
  writer: Writer,
  collection: CST.BlockMap | CST.BlockSequence,
  item: CST.CollectionItem,
  node: unknown,
  value: unknown,
  path: Path,
): CST.CollectionItem {
  const isEmpty = isScalar(node) && !node.srcToken;
  if (canHold(node, value) && !isEmpty) {
    write(writer, node, value, path);
    return item;
  }
  if (isScalar(node)) writer.removeMarks(node);
  const indicator = [...item.start, ...(item.sep ?? [])].findLast(({ type }) =>
    /^(map-value|seq-item)-ind$/.test(type),
  );
  if (isEmpty && indicator && canHold(node, value)) {
    if (value !== null) indicator.source += ` ${yamlOf(value).trimEnd()}`;
    return item;
  }
  const key = path.at(-1);
  return withEntry(item, yamlOf(typeof key === 'string' ? { [key]: value } : [value]), collection);
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
