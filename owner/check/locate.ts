import { isMap, isScalar, type LineCounter, type Node, type Range } from 'yaml';

/** The line of a path's value, or of the nearest mapping around it where the value is missing. */
export function lineAt(path: PropertyKey[], root: Node | null, counter: LineCounter): number {
  let node = root;
  let range: Range | null | undefined = node?.range;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && item.key.value === key)
      : undefined;
    const next = (pair?.value ??
      (node as { get?: (key: unknown, keep: true) => unknown } | null)?.get?.(key, true)) as
      | Node
      | null
      | undefined;
    if (!next && !pair) break;
    node = next ?? null;
    range = (pair?.key as Node | undefined)?.range ?? node?.range ?? range;
  }
  return range ? counter.linePos(range[0]).line : 1;
}
