import styles from './ClientNames.module.css';

/** The client names of the home page, set as running lines (specification 4.1). */
export function ClientNames({ names }: { names: string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
