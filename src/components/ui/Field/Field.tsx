import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useState,
} from 'react';
import text from '#styles/text.module.css';
import styles from './Field.module.css';
import { useAfterPress } from './useAfterPress.ts';

export type FieldFacts = {
  /** Prefix that keeps ids apart when a page has two forms. */
  form: string;
  name: string;
  label: string;
  /** The level of the heading that the label is as well, for a field that is a part of its form. */
  heading?: 3 | undefined;
  hint?: string | undefined;
  /** The id of a text that several fields share. */
  describedBy?: string | undefined;
  required?: boolean;
  /** The validation error: what is wrong with the value and how to correct it. */
  problem?: string | undefined;
  /** True if screen readers must announce the error at once, because it appears without a submission. */
  urgent?: boolean;
  /** True once the value is right again. The hidden error keeps its space until the visitor has left the field. */
  corrected?: boolean;
  /** What the visitor should know about the text that they have written. Empty for nothing. */
  warning?: ReactNode;
};

/** The id of a field's control: error summaries link to it. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

type ControlProps = {
  field: FieldFacts;
  /** Gets the text after each change of it by the visitor. */
  onText?: (text: string) => void;
};

type InputProps = ControlProps & InputHTMLAttributes<HTMLInputElement>;

export const InputField = ({ field, onText, ...input }: InputProps) => (
  <Frame field={field}>
    <input className={styles.control} {...attributes(field)} {...listener(onText)} {...input} />
  </Frame>
);

type TextareaProps = ControlProps & TextareaHTMLAttributes<HTMLTextAreaElement>;

export const TextareaField = ({ field, onText, ...textarea }: TextareaProps) => (
  <Frame field={field}>
    <textarea className={styles.control} {...attributes(field)} {...listener(onText)} {...textarea} />
  </Frame>
);

type SelectProps = ControlProps & {
  /** The label of the first option, which has an empty value. HTML requires a label or text on an option. */
  noChoice: string;
  options: readonly string[];
  /** What an option shows instead of its value. The value stays the same. */
  labels?: Partial<Record<string, string>> | undefined;
} & SelectHTMLAttributes<HTMLSelectElement>;

export const SelectField = ({ field, onText, noChoice, options, labels, ...select }: SelectProps) => (
  <Frame field={field}>
    <select className={styles.control} {...attributes(field)} {...listener(onText)} {...select}>
      <option value="">{noChoice}</option>
      {options.map((option) => (
        <option key={option} value={labels && option}>
          {labels?.[option] ?? option}
        </option>
      ))}
    </select>
  </Frame>
);

const listener = (onText: ControlProps['onText']) =>
  onText && {
    onInput: ({ currentTarget }: { currentTarget: { value: string } }) => onText(currentTarget.value),
  };

const hintId = ({ form, name }: FieldFacts) => `${fieldId(form, name)}-hint`;
const problemId = ({ form, name }: FieldFacts) => `${fieldId(form, name)}-problem`;
const warningId = ({ form, name }: FieldFacts) => `${fieldId(form, name)}-warning`;
const isWrong = ({ problem, corrected }: FieldFacts) => Boolean(problem) && !corrected;

const attributes = (field: FieldFacts) => ({
  id: fieldId(field.form, field.name),
  name: field.name,
  required: field.required ?? true,
  // Without "false", Chromium says of an empty required select or file field that it is invalid.
  'aria-invalid': isWrong(field),
  'aria-describedby':
    [
      isWrong(field) && problemId(field),
      field.hint && hintId(field),
      field.describedBy,
      field.warning && warningId(field),
    ]
      .filter(Boolean)
      .join(' ') || undefined,
});

function Frame({ field, children }: { field: FieldFacts; children: ReactNode }) {
  const [isInUse, setInUse] = useState(false);
  const afterPress = useAfterPress();
  const label = <label htmlFor={fieldId(field.form, field.name)}>{field.label}</label>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only learns of the focus of the control inside
    <div
      className={styles.field}
      onFocus={() => setInUse(true)}
      onBlur={({ currentTarget }) =>
        afterPress(() => setInUse(currentTarget.contains(document.activeElement)))
      }
    >
      {field.heading ? <h3>{label}</h3> : label}
      {field.hint && (
        <p className={text.hint} id={hintId(field)}>
          {field.hint}
        </p>
      )}
      {field.problem && (isWrong(field) || isInUse) && (
        <p
          className={`${text.problem} ${isWrong(field) ? '' : styles.corrected}`}
          id={problemId(field)}
          role={field.urgent ? 'alert' : undefined}
        >
          {field.problem}
        </p>
      )}
      {children}
      {field.warning !== undefined && (
        <p className={styles.warning} id={warningId(field)} role="status">
          {field.warning}
        </p>
      )}
    </div>
  );
}
