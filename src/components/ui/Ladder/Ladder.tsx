import styles from './Ladder.module.css';

type Step = { name: string; text: string; gate: string };

export function Ladder({ steps, gateLabel }: { steps: Step[]; gateLabel: string }) {
  return (
    <ol className={styles.ladder}>
      {steps.map(({ name, text, gate }) => (
        <li key={name}>
          <svg aria-hidden="true">
            <line x1="4" x2="4" y1="0" y2="100%" />
            <line x1="32" x2="32" y1="0" y2="100%" />
            <line x1="4" x2="32" y1="1em" y2="1em" />
          </svg>
          <h3>{name}</h3>
          <p>{text}</p>
          <p className={styles.gate}>
            <b>{gateLabel}</b> {gate}
          </p>
        </li>
      ))}
    </ol>
  );
}
