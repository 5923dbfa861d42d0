import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';

export type Lines = ReturnType<typeof withLines>;

/** A YAML text read by a slower parser, which knows its lines. They count from 1. */
export function withLines(text: string) {
  const counter = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  /** Where a field or an item begins. If it is missing, where its mapping or list begins. */
  const lineOf = (path: readonly PropertyKey[]) => lineAt(offsetOf(path, contents));
  return { errors, lineAt, lineOf };
}

function offsetOf(path: readonly PropertyKey[], contents: Node | null): number {
  let node: unknown = contents;
  let offset = contents?.range?.[0] ?? 0;
  for (const key of path) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === key)
      : undefined;
    node =
      pair?.value ?? (node as { get?: (key: unknown, keepScalar: true) => unknown } | null)?.get?.(key, true);
    const start = ((pair?.key ?? node) as Node | undefined)?.range?.[0];
    offset = start ?? offset;
  }
  return offset;
}
