import type { Layout } from '#queries/layout/layout.ts';
import { alwaysVisible } from '#schemas/footer.ts';
import { TextLink } from '../../ui/TextLink/TextLink.tsx';
import styles from './Footer.module.css';

/** The contact form knows the list by the id of its heading. */
type Props = Layout['footer']['lists'][number] & { words: Layout['footer']['words'] };

/** The first four links, and the rest behind View More, which needs no script (specification 3.5). */
export function FooterList({ id, title, links, words }: Props) {
  return (
    <section className={styles.list}>
      <h2 id={id}>{title}</h2>
      <Links links={links.slice(0, alwaysVisible)} />
      {links.length > alwaysVisible && (
        <details>
          <summary aria-describedby={id}>
            <span>{words.viewMore}</span>
            <span>{words.viewLess}</span>
          </summary>
          <Links links={links.slice(alwaysVisible)} />
        </details>
      )}
    </section>
  );
}

function Links({ links }: Pick<Props, 'links'>) {
  return (
    <ul>
      {links.map(({ href, label, accessibleName, lang }) => (
        <li key={href}>
          <TextLink link={{ href, label, accessibleName, lang }} />
        </li>
      ))}
    </ul>
  );
}
