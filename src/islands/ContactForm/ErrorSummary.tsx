import { useEffect, useRef } from 'react';
import { fieldId } from '#components/ui/Field/Field.tsx';
import type { ContactField, FieldProblem } from '#enquiry/validation.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';
import { problemText } from './problemText.ts';

type Props = { problems: FieldProblem<ContactField>[]; corrected: ContactField[]; words: ContactWords };

/**
 * The validation errors, each with a link to its field. A corrected error is struck out. The summary takes the focus, so
 * that screen readers read it, as in the GOV.UK Design System:
 * https://design-system.service.gov.uk/components/error-summary/
 */
export function ErrorSummary({ problems, corrected, words }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus();
  }, [problems]);

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
          <li key={field} className={corrected.includes(field) ? styles.done : undefined}>
            <a
              href={`#${fieldId('contact', field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId('contact', field))?.focus();
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
