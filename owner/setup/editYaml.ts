import { isScalar, isSeq, parseDocument, stringify } from 'yaml';
import { withoutMark } from './withoutMark.ts';

/** A place in `content/agency.yaml`, and what shall stand there. `undefined` takes its line away. */
export type Change = { path: (string | number)[]; to: string | boolean | string[] | undefined };

/**
 * Makes one change in a YAML source and touches nothing else: the bytes around the value stay, comments too, apart
 * from the value's own `# sample` mark.
 *
 * @throws {Error} when the place does not exist
 */
export function editYaml(source: string, { path, to }: Change): string {
  if (to === undefined) return withoutLine(source, path);
  if (Array.isArray(to)) return withList(source, path, to);
  const node = parseDocument(source).getIn(path, true);
  if (!isScalar(node) || !node.range) throw new Error(`content/agency.yaml has no ${path.join('.')}`);
  const [start, end] = node.range;
  // A value that is missing has no space before it; a text over several lines ends with its last line break.
  const space = /[:-]$/.test(source.slice(0, start)) ? ' ' : '';
  const ending = /\r?\n$/.exec(source.slice(start, end))?.[0];
  const rest = source.slice(end);
  const value = `${source.slice(0, start)}${space}${written(to)}`;
  return ending ? `${value}${ending}${rest}` : `${value}${withoutMark(rest)}`;
}

/** A value as YAML on one line, in quotes where it needs them: `"110001"`, `"Interviews: what to expect"`. */
function written(value: string | boolean): string {
  const text = stringify({ k: value }, { lineWidth: 0 }).slice('k: '.length).trimEnd();
  return text.includes('\n') ? JSON.stringify(value) : text;
}

function withoutLine(source: string, path: Change['path']): string {
  const node = parseDocument(source).getIn(path, true);
  if (!isScalar(node) || !node.range) return source;
  const start = source.lastIndexOf('\n', node.range[0]) + 1;
  const end = source.indexOf('\n', node.range[1]);
  return source.slice(0, start) + (end < 0 ? '' : source.slice(end + 1));
}

/** Items that are in the way go, those that lack follow the last one, in its manner. */
function withList(source: string, path: Change['path'], values: string[]): string {
  const list = parseDocument(source).getIn(path, true);
  if (!isSeq(list)) throw new Error(`content/agency.yaml has no list ${path.join('.')}`);
  let edited = source;
  for (let index = list.items.length - 1; index >= values.length; index--) {
    edited = withoutLine(edited, [...path, index]);
  }
  const kept = Math.min(list.items.length, values.length);
  for (let index = kept; index < values.length; index++) edited = withItemAfter(edited, [...path, index - 1]);
  return values.reduce((text, to, index) => editYaml(text, { path: [...path, index], to }), edited);
}

function withItemAfter(source: string, path: Change['path']): string {
  const node = parseDocument(source).getIn(path, true);
  if (!isScalar(node) || !node.range) throw new Error(`content/agency.yaml has no ${path.join('.')}`);
  const lineStart = source.lastIndexOf('\n', node.range[0]) + 1;
  const end = source.indexOf('\n', node.range[1] - 1);
  const lineEnd = end < 0 ? source.length : end + 1;
  const indent = source.slice(lineStart, source.indexOf('-', lineStart));
  const newline = source.includes('\r\n') ? '\r\n' : '\n';
  const gap = end < 0 ? newline : '';
  return `${source.slice(0, lineEnd)}${gap}${indent}- ""${newline}${source.slice(lineEnd)}`;
}
