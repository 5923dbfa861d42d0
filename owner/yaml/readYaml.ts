import {
  Composer,
  type CST,
  type Document,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  Parser,
} from 'yaml';

/** The keys and indexes that lead to a value: `['founder', 'name']`, `['phones', 0]`. */
export type Path = readonly (string | number)[];

/** A scalar or an empty list. Lines count from 1. A text over several lines ends at `lastLine`. */
export type Value = { path: Path; value: unknown; node: Node; line: number; lastLine: number };

/** A comment without its `#`. `isTrailing` is false if it has its own line. `index` is for `tokens`. */
export type Comment = { text: string; line: number; isTrailing: boolean; index: number };

/** A parsed YAML text. `source` is its complete syntax tree, and `tokens` are the tree's tokens as a list. */
export type YamlFile = {
  document: Document.Parsed;
  values: Value[];
  comments: Comment[];
  source: CST.Token[];
  tokens: CST.SourceToken[];
};

/** Parses a YAML text as far as possible. If it has mistakes, they are in `document.errors`. */
export function readYaml(text: string): YamlFile {
  const counter = new LineCounter();
  const lineOf = (offset: number) => counter.linePos(offset).line;
  const source = [...new Parser(counter.addNewLine).parse(text)];
  const composer = new Composer({ keepSourceTokens: true });
  const [document] = composer.compose(source, true, text.length) as Iterable<Document.Parsed>;
  if (!document) throw new Error('A YAML text has at least one document.');
  const tokens = [...tokensIn(source)];
  return {
    document,
    values: [...valuesIn(document.contents, [], lineOf)],
    comments: commentsIn(tokens, lineOf),
    source,
    tokens,
  };
}

function* valuesIn(node: unknown, path: Path, lineOf: (offset: number) => number): Generator<Value> {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (isScalar(key)) yield* valuesIn(value, [...path, String(key.value)], lineOf);
    }
  } else if (isSeq(node) && node.items.length > 0) {
    for (const [index, item] of node.items.entries()) yield* valuesIn(item, [...path, index], lineOf);
  } else if ((isScalar(node) || isSeq(node)) && node.range) {
    const [start, end] = node.range;
    const value = isScalar(node) ? node.value : [];
    yield { path, value, node, line: lineOf(start), lastLine: lineOf(Math.max(start, end - 1)) };
  }
}

const commentsIn = (tokens: CST.SourceToken[], lineOf: (offset: number) => number): Comment[] =>
  tokens.flatMap(({ type, source, offset }, index) => {
    if (type !== 'comment') return [];
    const before = tokens.slice(0, index).findLast((token) => token.type !== 'space' && token.source !== '');
    const isTrailing = before !== undefined && !before.source.endsWith('\n');
    return { text: source.slice(1).trim(), line: lineOf(offset), isTrailing, index };
  });

/** The tokens of a syntax tree, in the order of the text. */
function* tokensIn(part: unknown): Generator<CST.SourceToken> {
  if (Array.isArray(part)) {
    for (const child of part) yield* tokensIn(child);
  } else if (typeof part === 'object' && part !== null) {
    const { start, key, sep, value, props, items, end } = part as Record<string, unknown>;
    yield* tokensIn([start, key, sep, value, props]);
    if ('source' in part) yield part as CST.SourceToken;
    yield* tokensIn([items, end]);
  }
}
