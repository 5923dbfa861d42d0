import type { RJSFSchema } from '@rjsf/utils';
import type { Content } from '../check/content.ts';
import { describeRange } from '../check/describe.ts';
import { choicesIn } from '../check/entries.ts';
import { isShownOnlyIfListed } from '../check/forms.ts';
import { itemSchema, type JsonSchema } from '../check/jsonSchema.ts';
import { type PictureFolder, pictureHelp } from './pictures.ts';

/**
 * What a form is drawn from. `$id: 'picture'` names the page's own field for a picture in a `folder`. Lists of entries
 * have `alwaysVisible`, and `unlisted`: the folder of entries that nobody sees when no list names them.
 */
export type FormSchema = RJSFSchema;

/**
 * The schema of a content file as its form shows it: references with the names of the entries, and help that ends
 * with the limits. Rules are left out, because only the server checks.
 */
export function formSchema(schema: JsonSchema, content: Content): FormSchema {
  const { title, items, maxLength, required, folder, picture, enum: values, labels, alwaysVisible } = schema;
  const part = (of: JsonSchema) => formSchema(of, content);
  // A mark such as `sample: true` is either present or absent, so it is a switch.
  const type = schema.const === true ? 'boolean' : (schema.type ?? 'string');
  const form: FormSchema = JSON.parse(
    JSON.stringify({
      type,
      title,
      description: helpFor(schema),
      maxLength,
      required,
      enum: labels ? undefined : values,
      alwaysVisible,
    }),
  );
  if (folder) form.oneOf = choicesIn(folder, content);
  if (labels) form.oneOf = Object.entries(labels).map(([value, label]) => ({ const: value, title: label }));
  const listed = schema.type === 'array' ? itemSchema(schema).folder : undefined;
  if (listed && isShownOnlyIfListed(`${listed}/any.yaml`)) form['unlisted'] = listed;
  if (picture)
    Object.assign(form, {
      $id: 'picture',
      folder: picture,
      description: pictureHelp(picture as PictureFolder),
    });
  if (items) form.items = Array.isArray(items) ? items.map(part) : part(items);
  if (type === 'object') {
    const fields = fieldsOf(schema, content).filter(([, field]) => isShown(field));
    form.properties = Object.fromEntries(fields.map(([name, field]) => [name, part(field)]));
  }
  return form;
}

/** The fields of a group. A record has one for each of its names, or for each entry that its names refer to. */
function fieldsOf({ properties, propertyNames, additionalProperties }: JsonSchema, content: Content) {
  if (properties) return Object.entries(properties);
  const { folder, enum: names = [] } = propertyNames ?? {};
  const choices = folder ? choicesIn(folder, content) : names.map((name) => ({ const: name, title: name }));
  const field = typeof additionalProperties === 'object' ? additionalProperties : {};
  return choices.map(({ const: name, title }) => [name, { ...field, title, description: '' }] as const);
}

/** The list to which an entry is added sets its kind. Digests by path are not for people. */
export const isShown = ({ const: value, type, properties, propertyNames: names }: JsonSchema) =>
  (value === undefined || value === true) &&
  (type !== 'object' || Boolean(properties ?? names?.enum ?? names?.folder));

/** The help under a field: what it is, and how long or how many are allowed. */
function helpFor(schema: JsonSchema): string {
  const { description = '', type, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const limit =
    type === 'array'
      ? describeRange(minItems && minItems > 1 ? minItems : undefined, maxItems, 'The list has')
      : maxLength
        ? describeRange(minLength, maxLength, 'Characters:')
        : describeRange(minimum, maximum, 'Allowed:');
  return limit ? `${description} ${limit}.` : description;
}
