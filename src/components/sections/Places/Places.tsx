import type { Coordinates } from '#navigation/coordinates.ts';
import type { Link } from '#navigation/link.ts';
import { DotMap } from '../../ui/DotMap/DotMap.tsx';
import { frameAround } from '../../ui/DotMap/frame.ts';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import styles from './Places.module.css';

type Props = {
  /** Which cities, and what holds for all others. */
  sentences: string[];
  cities: (Link & Coordinates & { name: string })[];
  allCities: Coordinates[];
  mapLabel: string;
};

/** The cities where the agency meets people, on a map, and what it does elsewhere (specification 11.15). */
export function Places({ sentences, cities, allCities, mapLabel }: Props) {
  return (
    <div className={styles.places}>
      <div className={styles.text}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <LinkList links={cities} />
      </div>
      {cities.length > 0 && (
        <DotMap cities={allCities} labelled={cities} frame={frameAround(cities)} label={mapLabel} />
      )}
    </div>
  );
}
