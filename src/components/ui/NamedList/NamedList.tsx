import styles from './NamedList.module.css';

type Props = {
  items: { name: string; text: string; href?: string }[];
  /** `ladder` is ordered, with the first item at the bottom; `directory` has two columns on wide screens. */
  layout?: 'plain' | 'ladder' | 'directory';
};

/** A list of names, each with a text below it. A name with `href` is a link. */
export function NamedList({ items, layout = 'plain' }: Props) {
  const List = layout === 'ladder' ? 'ol' : 'ul';
  return (
    <List className={layout === 'plain' ? styles.list : `${styles.list} ${styles[layout]}`}>
      {items.map(({ name, text, href }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
