import type { Link } from '#navigation/link.ts';
import styles from './NamedList.module.css';

type Item = { name: string; text: string } & Partial<Pick<Link, 'href' | 'lang' | 'hrefLang'>>;

type Props = { items: Item[] };

/** A list of names, each with a text below it, in two columns where there is room, or nothing without names. A name with `href` is a link. */
export function NamedList({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map(({ name, text, href, lang, hrefLang }) => (
        <li key={name}>
          <h3>
            {href ? (
              <a href={href} lang={lang} hrefLang={hrefLang}>
                {name}
              </a>
            ) : (
              name
            )}
          </h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
