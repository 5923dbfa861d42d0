import type { ReactNode } from 'react';
import styles from './NextSteps.module.css';

type Step = { name: string; text?: ReactNode };
export type Steps = readonly [Step, Step, Step];

type Props = {
  steps: Steps;
  /**
   * `column`: one below the other along a line. `margin`: on wide screens, stations of the joined stream at the right edge of the narrow column.
   */
  layout?: 'column' | 'margin';
  /** The index of the step that the visitor has reached. Without it, no step is marked. */
  current?: number;
};

/** What happens between the visitor's message and the agency's answer: three stations of one stream (specification 8.8). */
export function NextSteps({ steps, layout = 'column', current }: Props) {
  return (
    <ol className={`${styles.steps} ${styles[layout] ?? ''}`}>
      {steps.map(({ name, text }, index) => (
        <li key={name} aria-current={index === current ? 'step' : undefined}>
          <b>{name}</b>
          {text && <div>{text}</div>}
        </li>
      ))}
    </ol>
  );
}
