import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './LinkList.module.css';

export function LinkList({ links }: { links: readonly (Link & { note?: string | undefined })[] }) {
  if (links.length === 0) return null;
  return (
    <ul className={`${layout.row} ${styles.links}`}>
      {links.map(({ note, ...link }) => (
        <li key={link.href}>
          <TextLink link={link} />
          {note && <small className={text.hint}> {note}</small>}
        </li>
      ))}
    </ul>
  );
}
