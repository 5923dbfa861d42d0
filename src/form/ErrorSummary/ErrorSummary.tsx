import { useEffect, useRef } from 'react';
import { fieldId } from '#components/ui/Field/Field.tsx';
import styles from './ErrorSummary.module.css';

export type SummaryProps = {
  /** The prefix of the ids of the form's fields. */
  form: string;
  title: string;
  /** What is wrong now: the name of each field, and the sentence about it. */
  problems: readonly { field: string; text: string }[];
  report: { submit: number; corrected: readonly string[] };
};

/** Takes the focus, as in the GOV.UK Design System: https://design-system.service.gov.uk/components/error-summary/ */
export function ErrorSummary({ form, title, problems, report }: SummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once after each submit that found something
  useEffect(() => summary.current?.focus(), [report.submit]);

  if (problems.length === 0) return null;
  return (
    <div
      className={styles.summary}
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${form}-problems`}
    >
      <h3 id={`${form}-problems`}>{title}</h3>
      <ul>
        {problems.map(({ field, text }) => (
          <li key={field} className={report.corrected.includes(field) ? styles.done : undefined}>
            <a
              href={`#${fieldId(form, field)}`}
              onClick={(event) => {
                event.preventDefault();
                showField(fieldId(form, field));
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses a field with its question in view: the focus alone would show the control without it. */
function showField(id: string): void {
  const control = document.getElementById(id);
  const question = document.querySelector(`label[for="${id}"]`) ?? control?.closest('li');
  question?.scrollIntoView();
  control?.focus({ preventScroll: true });
}
