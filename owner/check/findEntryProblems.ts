import { globSync, readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import type { EntryProblem } from './entryProblem.ts';
import { missingFiles, nameProblems, strayFiles, twiceUsedSlugs } from './fileProblems.ts';
import { collections, jsonSchemaOf } from './jsonSchema.ts';
import { missingTranslations } from './missingTranslations.ts';
import { schemaProblems } from './schemaProblems.ts';
import { yamlProblems } from './yamlProblems.ts';

/** Every problem in every file under `content/`, in the order of the files (PRODUCT 7). */
export function findEntryProblems(): EntryProblem[] {
  const known = new Set<string>();
  const problems = collections.flatMap(([, { pattern, schema }]) => {
    const json = jsonSchemaOf(schema);
    return globSync(`content/${pattern}`)
      .sort()
      .flatMap((file) => {
        known.add(file);
        return [...nameProblems(file), ...textProblems(file, readFileSync(file, 'utf8'), { schema, json })];
      });
  });
  const patterns = collections.map(([, { pattern }]) => `content/${pattern}`);
  return [
    ...problems,
    ...strayFiles(known, patterns),
    ...missingFiles(known, patterns),
    ...missingTranslations(),
    ...twiceUsedSlugs(),
  ];
}

/** Every problem in the text of one content file. */
export function textProblems(
  file: string,
  text: string,
  schemas: Parameters<typeof schemaProblems>[3],
): EntryProblem[] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const notYaml = yamlProblems(file, text, document, counter);
  const problems = notYaml.length > 0 ? notYaml : schemaProblems(file, document, counter, schemas);
  return problems.sort((one, other) => one.line - other.line);
}
