import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';

/** What every kind of control has around it. */
export type FieldFacts = {
  /** Prefix that keeps ids apart when a page has two forms. */
  form: string;
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong with the value, and what to do about it. */
  problem?: string | undefined;
  /** Reads the problem out at once, for one that appears outside a submission. */
  urgent?: boolean;
  /** True once the value is right again. The problem goes, and leaves its room: nothing moves under a finger. */
  corrected?: boolean;
};

/** The id of a field's control: error summaries link to it. */
export const fieldId = (form: string, name: string) => `${form}-${name}`;

type InputProps = { field: FieldFacts } & InputHTMLAttributes<HTMLInputElement>;

/** A one-line control with its label, hint and problem. Uncontrolled: what is typed before hydration is kept. */
export const InputField = ({ field, ...input }: InputProps) => (
  <Frame field={field}>
    <input className={styles.control} {...attributes(field)} {...input} />
  </Frame>
);

type TextareaProps = { field: FieldFacts } & TextareaHTMLAttributes<HTMLTextAreaElement>;

/** The same for several lines. */
export const TextareaField = ({ field, ...textarea }: TextareaProps) => (
  <Frame field={field}>
    <textarea className={styles.control} {...attributes(field)} {...textarea} />
  </Frame>
);

type SelectProps = {
  field: FieldFacts;
  /** The first option, which stands for no choice: HTML asks for a label or text on it. */
  noChoice: string;
  options: readonly string[];
  /** What an option shows in place of its value, which stays. */
  labels?: Partial<Record<string, string>> | undefined;
} & SelectHTMLAttributes<HTMLSelectElement>;

/** The same for a choice from a list, which begins with an option whose value is empty. */
export const SelectField = ({ field, noChoice, options, labels, ...select }: SelectProps) => (
  <Frame field={field}>
    <select className={styles.control} {...attributes(field)} {...select}>
      <option value="">{noChoice}</option>
      {options.map((option) => (
        <option key={option} value={labels && option}>
          {labels?.[option] ?? option}
        </option>
      ))}
    </select>
  </Frame>
);

const hintId = ({ form, name }: FieldFacts) => `${fieldId(form, name)}-hint`;
const problemId = ({ form, name }: FieldFacts) => `${fieldId(form, name)}-problem`;
/** Whether there is a problem that is still one. */
const isWrong = ({ problem, corrected }: FieldFacts) => Boolean(problem) && !corrected;

const attributes = (field: FieldFacts) => ({
  id: fieldId(field.form, field.name),
  name: field.name,
  required: true,
  'aria-invalid': isWrong(field) || undefined,
  'aria-describedby':
    [isWrong(field) && problemId(field), field.hint && hintId(field)].filter(Boolean).join(' ') || undefined,
});

function Frame({ field, children }: { field: FieldFacts; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={fieldId(field.form, field.name)}>{field.label}</label>
      {field.hint && (
        <p className={styles.hint} id={hintId(field)}>
          {field.hint}
        </p>
      )}
      {field.problem && (
        <p
          className={isWrong(field) ? styles.problem : styles.corrected}
          id={problemId(field)}
          role={field.urgent ? 'alert' : undefined}
        >
          {field.problem}
        </p>
      )}
      {children}
    </div>
  );
}
