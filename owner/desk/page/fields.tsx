import {
  ariaDescribedByIds,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type RegistryFieldsType,
  type RJSFSchema,
  type ValidatorType,
  type WidgetProps,
} from '@rjsf/utils';
import { type Context, Group } from './Group.tsx';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';

/*
 * What this editor adds to react-jsonschema-form, which draws fields by the type of their schema: templates, and
 * fields of its own for lists and pictures.
 */

/** A field with its label, its help, its error, and the English text beside a Hindi one. */
function FieldTemplate(props: FieldTemplateProps<unknown, RJSFSchema, Context>) {
  const { id, label, required, schema, description, errors, children, fieldPathId, registry } = props;
  const key = fieldPathId.path.at(-1);
  // A group and a list have a heading, and a switch has its label beside it.
  const isPlain = !['object', 'array', 'boolean'].includes(String(schema.type));
  const english = isPlain && registry.formContext.original(fieldPathId.path);
  return (
    <div className={`field ${schema.type}`}>
      {isPlain && (
        <label htmlFor={id} className={typeof key === 'number' ? 'hidden' : ''}>
          {typeof key === 'number' ? `${schema.title} ${key + 1}` : label} {!required && '(optional)'}
        </label>
      )}
      {isPlain && typeof key === 'string' && description}
      {english && (
        <p className="english" lang="en">
          <b>English:</b> {english}
        </p>
      )}
      {children}
      {errors}
    </div>
  );
}

function ObjectFieldTemplate(props: ObjectFieldTemplateProps<unknown, RJSFSchema, Context>) {
  const { properties, fieldPathId, schema, required } = props;
  const fields = properties.map(({ name, content }) => <div key={name}>{content}</div>);
  const key = fieldPathId.path.at(-1);
  if (key === undefined) return fields;
  const title = typeof key === 'number' ? `${schema.title} ${key + 1}` : schema.title;
  return (
    <Group id={fieldPathId.$id} schema={{ ...schema, title } as RJSFSchema} required={required}>
      {fields}
    </Group>
  );
}

/** Texts with a limit below this, and numbers, are in a field of one line. All others grow with what is typed. */
const longestLine = 100;

function TextWidget({ id, value, schema, onChange }: WidgetProps<unknown, RJSFSchema>) {
  const Field =
    (schema.maxLength ?? longestLine) < longestLine || schema.type !== 'string' ? 'input' : 'textarea';
  return (
    <Field
      id={id}
      value={value ?? ''}
      rows={Field === 'textarea' ? 1 : undefined}
      aria-describedby={ariaDescribedByIds(id)}
      onChange={({ target }) => onChange(target.value || undefined)}
    />
  );
}

export const templates = { FieldTemplate, ObjectFieldTemplate };
export const widgets = { TextWidget };
export const fields = { ArrayField: ListField, picture: PictureField } as unknown as RegistryFieldsType;

/** The server's check is the only one. The library asks this one nothing of importance: no schema has a choice. */
export const validator = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
} as unknown as ValidatorType;
