import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import { isMapping } from '#schemas/isMapping.ts';

/**
 * A content file's text with other values in it. What did not change keeps its line as it is: comments, quotes, order.
 * A value that did change loses its `# sample` mark, as it is no sample any more; other comments stay.
 */
export function merged(text: string, content: unknown): string {
  const document = parseDocument(text);
  document.contents = put(document, document.contents, content) as typeof document.contents;
  // Without a width, long texts stay on their one line.
  return document.toString({ lineWidth: 0 });
}

function put(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isMapping(value)) return putMap(document, node, value);
  if (isSeq(node) && Array.isArray(value)) {
    const old = [...node.items];
    const places = matched(old as Node[], value);
    node.items = value.map((item, index) => put(document, places[index], item));
    return node;
  }
  if (isScalar(node) && !isMapping(value) && !Array.isArray(value)) {
    if (node.value === value) return node;
    node.value = value;
    if (node.comment?.trim() === 'sample') delete node.comment;
    return node;
  }
  return document.createNode(value);
}

function putMap(document: Document, map: YAMLMap, value: Record<string, unknown>): YAMLMap {
  const pairs = new Map((map.items as Pair[]).map((pair) => [keyOf(pair), pair]));
  const kept = (map.items as Pair[]).filter((pair) => keyOf(pair) in value);
  for (const pair of kept) pair.value = put(document, pair.value, value[keyOf(pair)]);
  // A new field goes behind the one that it follows in the schema.
  for (const [index, key] of Object.keys(value).entries()) {
    if (pairs.has(key)) continue;
    const behind = kept.findIndex((pair) => keyOf(pair) === Object.keys(value)[index - 1]);
    kept.splice(behind + 1, 0, document.createPair(key, value[key]));
  }
  map.items = kept;
  return map;
}

/** For each new item the old node that it was: the equal one wherever it stood, else the one in its place. */
function matched(old: Node[], items: unknown[]): (Node | undefined)[] {
  const free = new Set(old);
  const take = (node: Node | undefined) => (node && free.delete(node) ? node : undefined);
  const equal = items.map((item) => take([...free].find((node) => isDeepStrictEqual(node.toJSON(), item))));
  return equal.map((node, index) => node ?? take(old[index]));
}

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);
