import type { OfficialLink } from '../ui/OfficialLinks/OfficialLinks.tsx';
import styles from './AtAGlance.module.css';

/** A line of the box: one label, and what is known under it. */
export type Fact = {
  label: string;
  /** `term` comes before the text in bold: a schooling, a sub-trade. */
  items: { term?: string | undefined; text: string }[];
  /** Where the reader finds the source. */
  links?: Pick<OfficialLink, 'name' | 'address' | 'lang'>[];
};

/** Facts of the same kind in the same place on every page (specification 11.15). */
export function AtAGlance({ facts }: { facts: Fact[] }) {
  return (
    <table className={styles.box}>
      <tbody>
        {facts.map(({ label, items, links = [] }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>
              {items.map(({ term, text }) => (
                <p key={`${term} ${text}`}>
                  {term && <b>{term}: </b>}
                  {text}
                </p>
              ))}
              {links.map(({ name, address, lang }) => (
                <p key={address} lang={lang}>
                  <a href={address} rel="noopener">
                    {name}
                  </a>
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
