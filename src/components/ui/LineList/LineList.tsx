import { ContactText } from '../ContactText/ContactText.tsx';
import styles from './LineList.module.css';

type Props = { lines: string[]; numbered?: boolean; toTick?: boolean };

/** Short lines with a dash before each, with numbers if their order matters, or with boxes to tick on paper. */
export function LineList({ lines, numbered = false, toTick = false }: Props) {
  const items = lines.map((line) => (
    <li key={line}>
      <ContactText text={line} />
    </li>
  ));
  const List = numbered ? 'ol' : 'ul';
  const look = numbered ? styles.numbered : toTick ? styles.ticked : styles.dashed;
  return <List className={`${styles.list} ${look}`}>{items}</List>;
}
