import styles from './HireRoad.module.css';

type Part = { label: string; steps: string[] };
type Props = { seekers: Part; employers: Part; together: Part };

/** The steps of both, each along its stream, meet at the interview and run on as one (specification 4.1). */
export function HireRoad({ seekers, employers, together }: Props) {
  return (
    <div className={styles.road}>
      <Stretch part={seekers} className={styles.seekers} />
      <Stretch part={employers} className={styles.employers} />
      <svg className={styles.meeting} viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.marigold} d="M.4 0C.4 14 49.7 6 49.7 20" />
        <path className={styles.peacock} d="M99.6 0C99.6 14 50.3 6 50.3 20" />
      </svg>
      <Stretch part={together} className={styles.together} />
    </div>
  );
}

const Stretch = ({ part: { label, steps }, className }: { part: Part; className: string | undefined }) => (
  <div className={className}>
    <h3>{label}</h3>
    <ol>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);
