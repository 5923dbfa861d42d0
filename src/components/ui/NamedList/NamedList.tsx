import styles from './NamedList.module.css';

type Props = { items: { name: string; text: string; href?: string }[] };

/** A list of names, each with a text below it, in two columns where there is room. A name with `href` is a link. */
export function NamedList({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ name, text, href }) => (
        <li key={name}>
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
