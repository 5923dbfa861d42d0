import styles from './DayLine.module.css';

export function DayLine({ steps }: { steps: string[] }) {
  return (
    <ol className={styles.day}>
      {steps.map((step) => (
        <li key={step}>
          <svg aria-hidden="true">
            <line x1="50%" x2="50%" y1="0" y2="100%" />
            <circle cx="50%" cy="1em" r="0.375em" />
          </svg>
          {step}
        </li>
      ))}
    </ol>
  );
}
