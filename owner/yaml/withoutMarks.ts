import { CST } from 'yaml';
import { readYaml, type Value } from './readYaml.ts';
import { asksOwner, removeMark, sampleMarks } from './sampleMark.ts';

/**
 * A content file's text without the marks that its owner has accepted: "for the owner to confirm", and the sample
 * marks of values that may be right. All other lines stay as they are.
 */
export function withoutMarks(text: string, mayBeRight: (value: Value) => boolean): string {
  const file = readYaml(text);
  const accepted = [...sampleMarks(file)].flatMap(([value, marks]) => (mayBeRight(value) ? marks : []));
  for (const mark of [...accepted, ...file.comments.filter(asksOwner)]) removeMark(file, mark);
  return file.source.map(CST.stringify).join('');
}
