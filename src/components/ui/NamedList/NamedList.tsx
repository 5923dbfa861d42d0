import type { Link } from '#navigation/link.ts';
import styles from './NamedList.module.css';

type Props = { items: (Partial<Link> & { name: string; text: string })[] };

/**
 * A list of names, each with a text below it, in two columns where there is room, or nothing without names. A name with `href` is a
 * link, whose label may say more: that its page is in English.
 */
export function NamedList({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map(({ name, label = name, text, href, lang, hrefLang }) => (
        <li key={name}>
          <h3>
            {href ? (
              <a href={href} lang={lang} hrefLang={hrefLang}>
                {label}
              </a>
            ) : (
              label
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
