import { placeNames } from '#schemas/agency.ts';
import type { Content } from '../check/content.ts';
import { describeRange } from '../check/describe.ts';
import { type Choice, choicesIn, mappingIn } from '../check/entries.ts';
import { itemSchema, type JsonSchema } from '../check/jsonSchema.ts';
import { agencyFile } from '../tasks/facts.ts';
import { sampleField } from '../tasks/placeholders.ts';
import { type PictureFolder, pictureHelp } from './pictures.ts';

type Optional<T> = { [Name in keyof T]?: T[Name] | undefined };

/** Without the schema's rules, because only the server checks. `oneOf` are the values to choose from, with their names. */
export type FormSchema = Optional<
  Pick<
    Required<JsonSchema>,
    'type' | 'title' | 'description' | 'maxLength' | 'required' | 'picture' | 'neededFor'
  > & {
    oneOf: Choice[];
    items: FormSchema;
    properties: Record<string, FormSchema>;
  }
>;

/** References with the names of the entries, and help that ends with the limits. `value` is what the file has there. */
export function formSchema(schema: JsonSchema, content: Content, value?: unknown): FormSchema {
  const { title, items, maxLength, required, neededFor, folder, picture, enum: values, labels } = schema;
  // A mark such as `sample: true` is either present or absent, so it is a switch.
  const type = schema.const === true ? 'boolean' : (schema.type ?? 'string');
  const fields = type === 'object' ? fieldsOf(schema, content) : [];
  // Nobody makes a sample of what is their own.
  const shown = fields.filter(
    ([name, field]) => isShown(field) && (name !== sampleField || Object(value)[name]),
  );
  return {
    type,
    title,
    description: picture ? pictureHelp(picture as PictureFolder) : helpFor(schema),
    maxLength,
    required,
    neededFor,
    picture,
    oneOf: folder
      ? choicesIn(folder, content)
      : values?.map((one) => ({ const: one, title: labels?.[one] ?? one })),
    items: items && formSchema(itemSchema(schema), content),
    properties:
      type === 'object'
        ? Object.fromEntries(
            shown.map(([name, field]) => [name, formSchema(field, content, Object(value)[name])]),
          )
        : undefined,
  };
}

/** The fields of a group. A record has one for each of its names, or for each entry that its names refer to. */
function fieldsOf({ properties, propertyNames, additionalProperties }: JsonSchema, content: Content) {
  if (properties) return Object.entries(properties);
  const { folder, isPlace, enum: values = [] } = propertyNames ?? {};
  const names = isPlace ? placeNames(mappingIn(content.get(agencyFile))) : values;
  const choices = folder ? choicesIn(folder, content) : names.map((name) => ({ const: name, title: name }));
  const field = typeof additionalProperties === 'object' ? additionalProperties : {};
  return choices.map(({ const: name, title }) => [name, { ...field, title, description: '' }] as const);
}

/** The list to which an entry is added sets its kind. Digests by path are not for people. */
export const isShown = ({ const: value, type, properties, propertyNames: names }: JsonSchema) =>
  (value === undefined || value === true) &&
  (type !== 'object' || Boolean(properties ?? names?.enum ?? names?.folder ?? names?.isPlace));

/** The help under a field: what it is, and how long or how many are allowed. */
function helpFor(schema: JsonSchema): string {
  const { description = '', type, minLength, maxLength, minimum, maximum, minItems, maxItems } = schema;
  const limit =
    type === 'array'
      ? describeRange(minItems, maxItems, minItems ? 'The list needs' : 'The list has')
      : maxLength
        ? describeRange(minLength, maxLength, 'Characters:')
        : describeRange(minimum, maximum, 'Allowed:');
  return limit ? `${description} ${limit}.` : description;
}
