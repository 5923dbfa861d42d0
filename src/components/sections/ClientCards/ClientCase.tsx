import type { ClientsPageData } from '#queries/screens/clients.ts';
import { fillIn } from '#writing/fillIn.ts';
import styles from './ClientCase.module.css';

const steps = ['asked', 'introduced', 'joined', 'stayed'] as const;

type Props = {
  numbers: NonNullable<ClientsPageData['clients'][number]['case']>;
  words: ClientsPageData['words']['case'];
};

/** A client's case as numbers along the employer's stream, in the order in which they happened (specification 4.6). */
export function ClientCase({ numbers, words }: Props) {
  const { days } = numbers;
  const joined = days === undefined ? words.joined : fillIn(words.joinedIn, { days: String(days) });
  const labels = { ...words, joined };
  return (
    <dl className={styles.case}>
      {steps.map(
        (step) =>
          numbers[step] !== undefined && (
            <div key={step}>
              <dt>{labels[step]}</dt>
              <dd>{numbers[step]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
