import { isMap, isScalar, isSeq, LineCounter, parseDocument } from 'yaml';
import { perText } from './perText.ts';

/** The keys and indexes that lead to a value: `['founder', 'name']`, `['phones', 0]`. */
export type Path = readonly (string | number)[];

/** A value that is no mapping and no list. Lines count from 1. */
export type Value = { path: Path; value: unknown; line: number };

/** Every value of a YAML text, in the order of its lines. A text with mistakes is read as far as possible. */
export const readValues = perText((text): readonly Value[] => {
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  return [...valuesIn(contents, [])].map(({ offset, ...value }) => ({
    ...value,
    line: counter.linePos(offset).line,
  }));
});

type Found = { path: Path; value: unknown; offset: number };

function* valuesIn(node: unknown, path: Path): Generator<Found> {
  if (isMap(node)) {
    for (const { key, value } of node.items)
      if (isScalar(key)) yield* valuesIn(value, [...path, String(key.value)]);
  } else if (isSeq(node)) {
    for (const [index, item] of node.items.entries()) yield* valuesIn(item, [...path, index]);
  } else if (isScalar(node) && node.range) {
    yield { path, value: node.value, offset: node.range[0] };
  }
}
