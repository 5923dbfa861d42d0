import styles from './NamedList.module.css';

type Props = { items: { name: string; text: string; href?: string }[]; numbered?: boolean };

/** Names with what there is to know about each; a ladder where they are numbered. */
export function NamedList({ items, numbered = false }: Props) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={`${styles.list} ${numbered ? styles.ladder : ''}`}>
      {items.map(({ name, text, href }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
