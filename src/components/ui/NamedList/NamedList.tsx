import styles from './NamedList.module.css';

type Props = {
  items: { name: string; text: string; href?: string }[];
  /** `ladder` numbers them, the first at the foot; `directory` sets a long list in columns where there is room. */
  form?: 'plain' | 'ladder' | 'directory';
};

/** Names with what there is to know about each. */
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
