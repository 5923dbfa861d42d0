import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { agency } from '#schemas/agency.ts';
import { placeOf } from '../launch-check/finding.ts';
import { type Change, editYaml } from './editYaml.ts';

/** What `content/agency.yaml` will say, and a line for each thing that changes: `email: old → new`. */
export type Plan = { text: string; lines: string[] };

/**
 * Works changes into the source of `content/agency.yaml`.
 *
 * @throws {Error} when the file could not be built afterwards, as when it had mistakes before
 */
export function plan(source: string, changes: Change[]): Plan {
  const before = parseDocument(source);
  if (before.errors[0]) throw new Error(`content/agency.yaml is not YAML: ${before.errors[0].message}`);
  let text = source;
  const lines: string[] = [];
  for (const change of changes) {
    const next = editYaml(text, change);
    if (next === text) continue;
    lines.push(lineFor(before.getIn(change.path), change));
    text = next;
    if (!isDeepStrictEqual(valueAt(text, change.path), change.to)) {
      throw new Error(
        `${placeOf(change.path)} would not come out as it was given; please edit the file by hand`,
      );
    }
  }
  const result = agency.safeParse(parse(text));
  if (!result.success) {
    const places = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(
      `content/agency.yaml has a mistake that is not of the answers:\n  ${places.join('\n  ')}`,
    );
  }
  return { text, lines };
}

const valueAt = (text: string, path: Change['path']): unknown =>
  path.reduce<unknown>(
    (part, key) => (part as Record<string | number, unknown> | undefined)?.[key],
    parse(text),
  );

function lineFor(old: unknown, { path, to }: Change): string {
  if (to === undefined) return `${placeOf(path)}: the mark goes`;
  if (Array.isArray(to)) return `${placeOf(path)}: ${to.length} paragraphs in place of those there are`;
  if (old === to) return `${placeOf(path)}: ${to} (stays; its mark goes)`;
  return `${placeOf(path)}: ${old ?? 'nothing'} → ${to}`;
}
