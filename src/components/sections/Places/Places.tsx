import type { Link } from '#navigation/link.ts';
import type { Coordinates } from '#schemas/city.ts';
import { DotMap } from '../../ui/DotMap/DotMap.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import styles from './Places.module.css';

type Props = {
  sentences: string[];
  /** Those where the agency meets people. One that is left out of the site has no page. */
  cities: (Link & Coordinates & { name: string; hasPage: boolean })[];
  /** What the map shows: every city where the agency places people. Without any there is no map. */
  dots: Coordinates[];
  mapLabel: string;
};

/** Where the agency meets people and what it does elsewhere, with a map that names the first city (specification 11.15). */
export function Places({ sentences, cities, dots, mapLabel }: Props) {
  const [office] = cities;
  return (
    <div className={styles.places}>
      <div className={styles.text}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <LinkList links={cities.filter(({ hasPage }) => hasPage)} />
      </div>
      {office && dots.length > 0 && (
        <DotMap cities={dots} here={office} labelled={[office]} label={mapLabel} />
      )}
    </div>
  );
}
