import styles from './ClientNames.module.css';

/** The client names on the home page (specification 4.1). */
export function ClientNames({ names }: { names: string[] }) {
  return (
    <ul className={styles.names}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
