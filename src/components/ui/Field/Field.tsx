import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

type FieldProps = {
  /** Prefix that keeps ids apart when a page has two forms. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, and what to do about it. */
  problem?: string | undefined;
  /** Reads the problem out at once, for one that appears outside a submission. */
  urgent?: boolean;
};

/** The id of a field's control: error summaries link to it. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

type TextProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'form'>;

/** A one-line control with its label, hint and problem. Uncontrolled: what is typed before hydration is kept. */
export function InputField({ form, name, label, hint, problem, urgent = false, ...input }: TextProps) {
  const field = { form, name, label, hint, problem, urgent };
  return (
    <Frame {...field}>
      <input className={styles.control} {...attributes(field)} {...input} />
    </Frame>
  );
}

type TextareaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'form'>;

/** The same for several lines. */
export function TextareaField({
  form,
  name,
  label,
  hint,
  problem,
  urgent = false,
  ...textarea
}: TextareaProps) {
  const field = { form, name, label, hint, problem, urgent };
  return (
    <Frame {...field}>
      <textarea className={styles.control} {...attributes(field)} {...textarea} />
    </Frame>
  );
}

type SelectProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'name' | 'form'> & {
    options: readonly string[];
    /** What an option shows in place of its value, which stays. */
    labels?: Partial<Record<string, string>> | undefined;
  };

/** The same for a choice from a list, which begins with an empty option. */
export function SelectField({
  form,
  name,
  label,
  hint,
  problem,
  urgent = false,
  options,
  labels,
  ...select
}: SelectProps) {
  const field = { form, name, label, hint, problem, urgent };
  return (
    <Frame {...field}>
      <select className={styles.control} {...attributes(field)} {...select}>
        <option value="" />
        {options.map((option) => (
          <option key={option} value={labels && option}>
            {labels?.[option] ?? option}
          </option>
        ))}
      </select>
    </Frame>
  );
}

const hintId = ({ form, name }: FieldProps) => `${fieldId(form, name)}-hint`;
const problemId = ({ form, name }: FieldProps) => `${fieldId(form, name)}-problem`;

const attributes = (field: FieldProps) => ({
  id: fieldId(field.form, field.name),
  name: field.name,
  required: true,
  'aria-invalid': field.problem ? (true as const) : undefined,
  'aria-describedby':
    [field.problem && problemId(field), field.hint && hintId(field)].filter(Boolean).join(' ') || undefined,
});

function Frame({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(field.form, field.name)}>{field.label}</label>
      {field.hint && (
        <p className={styles.hint} id={hintId(field)}>
          {field.hint}
        </p>
      )}
      {field.problem && (
        <p className={styles.problem} id={problemId(field)} role={field.urgent ? 'alert' : undefined}>
          {field.problem}
        </p>
      )}
      {children}
    </div>
  );
}
