import { load } from 'js-yaml';
import { LineCounter, parseDocument } from 'yaml';
import { pictureProblems } from './pictureProblems.ts';
import type { Problem } from './problem.ts';
import { type SchemaForms, schemaProblems } from './schemaProblems.ts';
import { yamlProblems } from './yamlProblems.ts';

/** Every problem in the text of one content file, in the order of its lines. */
export function textProblems(file: string, text: string, schemaForms: SchemaForms): Problem[] {
  if (isValid(text, schemaForms.schema)) return pictureProblems(file, text, load(text));
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const inYaml = yamlProblems(file, text, document, counter);
  const problems =
    inYaml.length > 0
      ? inYaml
      : [
          ...schemaProblems(file, document, counter, schemaForms),
          ...pictureProblems(file, text, document.toJS()),
        ];
  return problems.sort((a, b) => a.line - b.line);
}

/** A quick check: js-yaml takes a third of the time of `yaml`, but gives no line numbers. */
function isValid(text: string, schema: SchemaForms['schema']): boolean {
  try {
    return schema.safeParse(load(text)).success;
  } catch {
    return false;
  }
}
