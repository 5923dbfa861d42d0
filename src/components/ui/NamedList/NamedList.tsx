import type { Link } from '#navigation/link.ts';
import { TextLink } from '../TextLink/TextLink.tsx';
import styles from './NamedList.module.css';

type Props = { items: (Partial<Link> & { name: string; text: string })[] };

/** Nothing without names. The label of a name's link may say more: that its page is in English. */
export function NamedList({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map(({ name, label = name, text, href, lang, hrefLang }) => (
        <li key={name}>
          <h3>{href ? <TextLink link={{ href, label, lang, hrefLang }} /> : label}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
