import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml';
import { parseYaml } from '../yaml/parseYaml.ts';
import { perText } from '../yaml/perText.ts';
import { braceFaults } from './braceFaults.ts';
import type { Collection } from './collections.ts';
import type { Content } from './content.ts';
import { describeValue } from './describe.ts';
import { encodingProblem } from './encodingProblem.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import { type Problem, wholeFilePath } from './problem.ts';
import { missingTargets, referencesIn } from './references.ts';
import { schemaFaults, valueAt } from './schemaFaults.ts';
import { unclosedQuote, yamlProblem } from './yamlProblem.ts';

/** In the order of its lines. `content` is for the entries and pictures to which the file refers. */
export function checkText(file: string, text: string, { schema }: Collection, content: Content): Problem[] {
  const encoding = encodingProblem(file, text);
  if (encoding) return [encoding];
  const { value = null, error } = parseYaml(text);
  const faults = error
    ? []
    : [
        ...alone(text, schema).faults,
        ...missingTargets(alone(text, schema).references, content),
        ...braceFaults(file, text, content),
      ];
  if (!error && faults.length === 0) return [];
  const open = unclosedQuote(file, text);
  if (open) return [open];
  // Only a file with a mistake is read again, for the lines.
  const counter = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  if (error) return [yamlProblem(file, text, error, errors[0], counter)];
  return faults
    .map(({ path, allowed }) => ({
      file,
      line: counter.linePos(offsetOf(path, contents)).line,
      path: path.join('.') || wholeFilePath,
      found: path.length === 0 && value === null ? 'an empty file' : describeValue(valueAt(value, path)),
      allowed,
    }))
    .sort((a, b) => a.line - b.line);
}

const alone = perText((text, schema: Collection['schema']) => {
  const { value = null } = parseYaml(text);
  const json = jsonSchemaOf(schema);
  return { faults: schemaFaults(value, schema, json), references: referencesIn(value, json) };
});

/** Where a field or an item begins in the text. If it is missing, where its mapping or list begins. */
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
