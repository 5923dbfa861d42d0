import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, isSeq, type Node, Pair, parseDocument, Scalar, type YAMLSeq } from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';
import { parseYaml } from './parseYaml.ts';

/**
 * Returns a content file's text with new values. Values that are the same keep their quotes, comments and
 * place. A new field comes after the field that precedes it in `content`.
 *
 * @param text the file's current text, which must be valid YAML; empty for a new file
 * @throws {Error} when the new text, read again as the build reads it, differs from `content`
 */
export function writeYaml(text: string, content: unknown): string {
  // The build reads 2026-11-24 as a date, so a text of this form is written in quotes.
  const document = parseDocument(text, { customTags: ['timestamp'] });
  const write = (node: unknown, value: unknown): Node => {
    if (isMap(node) && isMapping(value) && node.items.length > 0) {
      node.items = newPairs(node.items as Pair[], value);
      for (const pair of node.items) pair.value = write(pair.value, value[keyOf(pair)]);
      return node;
    }
    if (isSeq(node) && Array.isArray(value)) {
      giveCommentToFirstItem(node);
      const old = oldItems(node.items as Node[], value);
      node.items = value.map((item, index) => write(old[index], item));
      return node;
    }
    if (isScalar(node) && node.value === value) return node;
    const written: Node = document.createNode(value);
    return isScalar(node) && isScalar(written) ? withStyleOf(node, written) : written;
  };
  document.contents = write(document.contents, content) as typeof document.contents;
  const written = document.toString({ lineWidth: 0, flowCollectionPadding: false });
  if (!isDeepStrictEqual(parseYaml(written).value, content))
    throw new Error(
      'A value can not be saved exactly as it was given. Please change the file in a text editor.',
    );
  return text.includes('\r\n') ? written.replace(/\r?\n/g, '\r\n') : written;
}

/** The parser gives a comment above the first item to the list. The part after its last blank line moves with that item. */
function giveCommentToFirstItem(list: YAMLSeq): void {
  const [first] = list.items;
  if (list.flow || !list.commentBefore || !isNode(first)) return;
  const end = list.commentBefore.lastIndexOf('\n\n');
  first.commentBefore = list.commentBefore.slice(end < 0 ? 0 : end + 2);
  list.commentBefore = end < 0 ? null : list.commentBefore.slice(0, end + 1);
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** The fields of `value`: those that the file has in the file's order, each new one after its predecessor. */
function newPairs(old: Pair[], value: Record<string, unknown>): Pair[] {
  const pairs = old.filter((pair) => keyOf(pair) in value);
  for (const [index, key] of Object.keys(value).entries()) {
    if (old.some((pair) => keyOf(pair) === key)) continue;
    const before = Object.keys(value)[index - 1];
    const place = pairs.findIndex((pair) => keyOf(pair) === before) + 1;
    pairs.splice(place, 0, new Pair<unknown, unknown>(new Scalar(key)));
  }
  return pairs;
}

/** For each new item the old one to change: an equal one, so that comments move along, else that at its place. */
function oldItems(old: Node[], values: unknown[]): (Node | undefined)[] {
  const unused = new Set(old);
  const take = (node: Node | undefined) => (node && unused.delete(node) ? node : undefined);
  const equal = values.map((value) =>
    take([...unused].find((node) => isDeepStrictEqual(node.toJSON(), value))),
  );
  return equal.map((node, index) => node ?? take(old[index]));
}

/** A changed value keeps the comments and quotes of the old one. */
const withStyleOf = ({ comment, commentBefore, spaceBefore, type }: Scalar, written: Scalar) =>
  Object.assign(written, { comment, commentBefore, spaceBefore, type });
