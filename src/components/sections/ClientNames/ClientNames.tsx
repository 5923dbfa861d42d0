import layout from '#styles/layout.module.css';
import styles from './ClientNames.module.css';

/** The client names on the home page, set as running text (specification 4.1). */
export function ClientNames({ names }: { names: string[] }) {
  return (
    <ul className={`${layout.row} ${styles.names}`}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
