import type { Collection } from '#schemas/collections.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { perText } from '../yaml/perText.ts';
import { withLines } from '../yaml/withLines.ts';
import { braceFaults } from './braceFaults.ts';
import type { Content } from './content.ts';
import { describeValue } from './describe.ts';
import { encodingProblem } from './encodingProblem.ts';
import { jsonSchemaOf } from './jsonSchema.ts';
import type { Problem } from './problem.ts';
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
  const lines = withLines(text);
  if (error) return [yamlProblem(file, text, error, lines)];
  return faults
    .map(({ path, allowed }) => ({
      file,
      line: lines.lineOf(path),
      path,
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
