import layout from '#styles/layout.module.css';
import turns from '#styles/turns.module.css';
import styles from './ClientNames.module.css';

/** The client names on the home page, set as running text (specification 4.1). */
export function ClientNames({ names }: { names: string[] }) {
  return (
    <ul className={`${layout.row} ${turns.turns} ${styles.names}`}>
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
