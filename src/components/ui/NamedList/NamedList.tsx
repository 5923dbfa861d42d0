import styles from './NamedList.module.css';

type Props = {
  items: { name: string; text: string; href?: string }[];
  /** `ladder` is ordered, with the first item at the bottom; `directory` has two columns on wide screens. */
  form?: 'plain' | 'ladder' | 'directory';
};

/** Names with a text each, and a link if given. */
export function NamedList({ items, form = 'plain' }: Props) {
  const List = form === 'ladder' ? 'ol' : 'ul';
  return (
    <List className={form === 'plain' ? styles.list : `${styles.list} ${styles[form]}`}>
      {items.map(({ name, text, href }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
