import { globSync, readFileSync } from 'node:fs';
import { isMapping } from '#schemas/isMapping.ts';
import { pathInContent } from '../check/content.ts';
import type { JsonSchema } from '../check/jsonSchema.ts';

import { labelsOf } from '../check/labels.ts';
import { placeholderReason } from '../launch-check/placeholders.ts';
import { readYaml, type Value } from '../yaml/readYaml.ts';
import { asksOwner, sampleMarks } from '../yaml/sampleMark.ts';
import { withoutMarks } from '../yaml/withoutMarks.ts';
import type { Field } from './fields.ts';

/*
 * A value that the owner changes loses its sample mark. A sample that is right as it is, such as the opening hours,
 * needs another sign: a switch at the end of the form. It is no field of the content.
 */

const key = '_accepted';

/** True for a sample value that may stay at the launch. */
const mayBeRight =
  (file: string) =>
  ({ path, value }: Value) =>
    !placeholderReason(pathInContent(file), path, value, []);

/** The switch for the forms of these files. None if they have nothing to accept. */
export function acceptanceSwitch(pattern: string, schema: JsonSchema): Field[] {
  const files = globSync(pattern);
  const toAccept = files.flatMap((file) => labelsToAccept(file, schema));
  if (toAccept.length === 0) return [];
  const list = files.length === 1 ? `: ${toAccept.join('; ')}` : '';
  return [
    {
      name: key,
      label: 'I have read this form, and all of it is right for us',
      widget: 'boolean',
      required: false,
      hint: `npm run launch-check lists what is still marked as a sample${list}. Correct what is wrong. When the rest is true for your agency, switch this on and save.`,
    },
  ];
}

function labelsToAccept(file: string, schema: JsonSchema): string[] {
  const yaml = readYaml(readFileSync(file, 'utf8'));
  const values = [...sampleMarks(yaml).keys()].filter(mayBeRight(file));
  const comments = yaml.comments.filter(asksOwner).map(({ text }) => text);
  return [
    ...values.map(({ path }) => labelsOf(path.map(String), schema, yaml.document.toJS()).at(-1) ?? ''),
    ...comments,
  ];
}

/** Takes the switch out of a form's values. */
export function takeAcceptance(form: unknown) {
  if (!isMapping(form)) return { values: form, isAccepted: false };
  const { [key]: accepted, ...values } = form;
  return { values, isAccepted: accepted === true };
}

/** The file's text without the marks that its owner has accepted. */
export const accept = (file: string, text: string) => withoutMarks(text, mayBeRight(file));
