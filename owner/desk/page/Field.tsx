import { createContext, use } from 'react';
import type { FormSchema } from '../formSchema.ts';
import { ListField } from './ListField.tsx';
import { PictureField } from './PictureField.tsx';

export type Path = readonly (string | number)[];

type FormState = {
  /** Puts a value into the form's content as it is now, which may be newer than the one that is shown. */
  set: (path: Path, value: unknown) => void;
  announce: (message: string) => void;
  problemsAt: (path: Path) => string[];
  /** The English text beside a field of a Hindi form. */
  original: (path: Path) => string | undefined;
  /** Pictures that are stored with the save, by their path in `public/`. */
  pictures: Record<string, string>;
  attach: (file: string, data: string) => void;
};

export const FormContext = createContext<FormState>({} as FormState);

/** A field's `id`: its path, as it is after `?` in the form's address. */
export const idOf = (path: Path) => path.join('.');

type Props = { path: Path; schema: FormSchema; value: unknown; isRequired?: boolean | undefined };

export function Field({ path, schema, value, isRequired }: Props) {
  const { set, problemsAt, original } = use(FormContext);
  const { type, title, description, properties = {}, items, required } = schema;
  const id = idOf(path);
  const key = path.at(-1);
  const isItem = typeof key === 'number';
  const problems = problemsAt(path);
  const english = original(path);
  const label = `${isItem ? `${title} ${key + 1}` : title}${isRequired ? '' : ' (optional)'}`;
  const about = (
    <div id={`${id}-about`}>
      {!isItem && description && <p className="help">{description}</p>}
      {english && (
        <p className="english" lang="en">
          <b>English:</b> {english}
        </p>
      )}
      {problems.map((problem) => (
        <p key={problem} className="problem">
          {problem}
        </p>
      ))}
    </div>
  );
  const described = { id, 'aria-describedby': `${id}-about` };
  const isNeeded = (name: string, { neededFor = {} }: FormSchema) =>
    required?.includes(name) ||
    Object.entries(neededFor).some(([other, values]) => values.includes(Object(value)[other]));
  const part = (name: string | number, partSchema: FormSchema, isNeeded?: boolean) => (
    <Field
      key={name}
      path={[...path, name]}
      schema={partSchema}
      value={Object(value)[name]}
      isRequired={isNeeded}
    />
  );

  if (type === 'object' || items) {
    const values: unknown[] = Array.isArray(value) ? value : [];
    const fields = items ? (
      <ListField path={path} schema={schema} items={values}>
        {values.map((_, index) => part(index, items, true))}
      </ListField>
    ) : (
      Object.entries(properties).map(([name, field]) => part(name, field, isNeeded(name, field)))
    );
    if (key === undefined) return fields;
    return (
      <fieldset {...described} tabIndex={-1}>
        <legend>{label}</legend>
        {about}
        {fields}
      </fieldset>
    );
  }
  const control = { ...described, 'aria-invalid': problems.length > 0 };
  const change = (next: unknown) => set(path, next);
  return (
    <div className="field">
      {type === 'boolean' && (
        <input
          {...control}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => change(target.checked)}
        />
      )}
      <label htmlFor={id}>{type === 'boolean' ? title : label}</label>
      {about}
      {type !== 'boolean' && <Control {...{ schema, value, control, change }} />}
    </div>
  );
}

type ControlProps = {
  schema: FormSchema;
  value: unknown;
  control: { id: string };
  change: (value: unknown) => void;
};

/** Texts with a limit below this, and numbers, are in a field of one line. All others grow with what is typed. */
const longestLine = 100;

function Control({ schema: { type, picture, oneOf, maxLength = 0 }, value, control, change }: ControlProps) {
  const text = String(value ?? '');
  if (picture) return <PictureField folder={picture} value={text} {...{ control, change }} />;
  const onChange = ({ target }: { target: { value: string } }) => {
    // What is not a number yet, such as "27.", stays as it is typed. The server says what is wrong with it.
    const isNumber = type !== 'string' && String(Number(target.value)) === target.value;
    change(isNumber ? Number(target.value) : target.value || undefined);
  };
  const props = { ...control, value: text, onChange };
  if (oneOf) {
    const isKnown = !text || oneOf.some((choice) => choice.const === text);
    const others = [{ const: '', title: 'Choose ...' }, ...(isKnown ? [] : [{ const: text, title: text }])];
    return (
      <select {...props}>
        {[...others, ...oneOf].map((choice) => (
          <option key={choice.const} value={choice.const}>
            {choice.title}
          </option>
        ))}
      </select>
    );
  }
  if (type !== 'string') return <input {...props} className="number" inputMode="decimal" />;
  return maxLength > 0 && maxLength < longestLine ? <input {...props} /> : <textarea {...props} />;
}
