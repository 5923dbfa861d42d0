import { useEffect, useRef } from 'react';
import { fieldId } from '#components/ui/Field/Field.tsx';
import type { ProblemReport } from '#enquiry/problemReport.ts';
import type { ContactField, FieldProblem } from '#enquiry/validation.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';
import { problemText } from './problemText.ts';

type Props = {
  /** The problems of the present mode. */
  problems: FieldProblem<ContactField>[];
  /** What the last submit found. */
  report: ProblemReport<ContactField>;
  words: ContactWords;
};

/**
 * The validation errors, each with a link to its field. A corrected error is struck out. The summary takes the focus, so
 * that screen readers read it, as in the GOV.UK Design System:
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ problems, report, words }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (report.problems.length > 0) summary.current?.focus();
  }, [report.problems]);

  if (problems.length === 0) return null;
  return (
    <div
      className={styles.summary}
      ref={summary}
      tabIndex={-1}
      role="group"
      aria-labelledby="contact-problems"
    >
      <h3 id="contact-problems">{words.problems}</h3>
      <ul>
        {problems.map(({ field, problem }) => (
          <li key={field} className={report.corrected.includes(field) ? styles.done : undefined}>
            <a
              href={`#${fieldId('contact', field)}`}
              onClick={(event) => {
                event.preventDefault();
                showField(fieldId('contact', field));
              }}
            >
              {problemText(field, problem, words)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses a field with its label in view: the focus alone would show the control without its question. */
function showField(id: string): void {
  document.querySelector(`label[for="${id}"]`)?.scrollIntoView();
  document.getElementById(id)?.focus({ preventScroll: true });
}
