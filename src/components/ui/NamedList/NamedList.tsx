import styles from './NamedList.module.css';

type Props = {
  items: { name: string; text: string; href?: string }[];
  /** `directory` has two columns on wide screens. */
  layout?: 'plain' | 'directory';
};

/** A list of names, each with a text below it. A name with `href` is a link. */
export function NamedList({ items, layout = 'plain' }: Props) {
  return (
    <ul className={layout === 'plain' ? styles.list : `${styles.list} ${styles[layout]}`}>
      {items.map(({ name, text, href }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
