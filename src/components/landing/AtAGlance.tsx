import type { Fact } from '#queries/landing/atAGlance.ts';
import type { LandingWords } from '#schemas/messages.ts';
import { OutsideLink } from '../ui/OutsideLink/OutsideLink.tsx';
import styles from './AtAGlance.module.css';
import type { Part } from './LandingPage.tsx';
import landing from './landing.module.css';

export const glancePart = (facts: Fact[], { atAGlance }: Pick<LandingWords, 'atAGlance'>): Part => ({
  id: 'at-a-glance',
  title: atAGlance.title,
  content: facts.length > 0 && <AtAGlance facts={facts} />,
});

/** Facts of the same kind in the same place on every page (specification 11.15). */
export function AtAGlance({ facts }: { facts: Fact[] }) {
  return (
    <table className={`${landing.table} ${styles.box}`}>
      <tbody>
        {facts.map(({ label, items, links = [], isPay }) => (
          <tr key={label} data-figures={isPay}>
            <th scope="row">{label}</th>
            <td>
              {items.map(({ term, text }) => (
                <p key={`${term} ${text}`}>
                  {term && <b>{term}: </b>}
                  {text}
                </p>
              ))}
              {links.map((place) => (
                <p key={place.address}>
                  <OutsideLink place={place} />
                </p>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
