import styles from './ClientCase.module.css';

const steps = ['asked', 'introduced', 'joined', 'days', 'stayed'] as const;

type Step = (typeof steps)[number];

/** What a client asked for and what came of it: people, and the days to the last joining. */
export type Case = { asked: number; introduced: number; joined: number } & {
  [Name in 'stayed' | 'days']?: number | undefined;
};

/** A client's case as numbers along the employer's stream, in the order in which they happened (specification 4.6). */
export function ClientCase({ numbers, words }: { numbers: Case; words: Record<Step, string> }) {
  return (
    <dl className={styles.case}>
      {steps.map(
        (step) =>
          numbers[step] !== undefined && (
            <div key={step}>
              <dt>{words[step]}</dt>
              <dd>{numbers[step]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
