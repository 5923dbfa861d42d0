import { readFileSync } from 'node:fs';
import { isMap, isScalar, isSeq, LineCounter, parseDocument, type YAMLSeq } from 'yaml';
import { type Comment, commentsOf } from './comments.ts';

/** A value of a content file. Lines count from 1; a text over several lines ends at `lastLine`. */
export type Value = { path: (string | number)[]; value: unknown; line: number; lastLine: number };

/** A content file as the launch check reads it: what it says, and what its comments say of that. */
export type ContentFile = {
  file: string;
  values: Value[];
  comments: Comment[];
};

/** Reads a YAML file; one with mistakes is read as far as it goes, as the build lists the mistakes. */
export function readContentFile(file: string): ContentFile {
  const source = readFileSync(file, 'utf8');
  const counter = new LineCounter();
  const { contents } = parseDocument(source, { lineCounter: counter });
  const lineAt = (offset: number) => counter.linePos(offset).line;
  return {
    file,
    values: [...valuesOf(contents, [], lineAt)],
    comments: commentsOf(source),
  };
}

function* valuesOf(
  node: unknown,
  path: (string | number)[],
  lineAt: (offset: number) => number,
): Generator<Value> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (isScalar(key)) yield* valuesOf(value, [...path, String(key.value)], lineAt);
    }
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* valuesOf(item, [...path, index], lineAt);
  }
  if ((isScalar(node) || isEmptyList(node)) && node.range) {
    const [start, end] = node.range;
    yield {
      path,
      value: isScalar(node) ? node.value : [],
      line: lineAt(start),
      lastLine: lineAt(Math.max(start, end - 1)),
    };
  }
}

/** An empty list has a line to point at, though no value. */
const isEmptyList = (node: unknown): node is YAMLSeq => isSeq(node) && node.items.length === 0;
