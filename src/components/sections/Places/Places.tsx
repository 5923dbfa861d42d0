import type { AboutPageData } from '#queries/screens/about.ts';
import { DotMap } from '../../ui/DotMap/DotMap.tsx';
import { LinkList } from '../../ui/LinkList/LinkList.tsx';
import styles from './Places.module.css';

/** Where the agency meets people and what it does elsewhere, with a map that names it and the cities of the form (specification 11.15). */
export function Places({ sentences, cities, dots, named, mapLabel }: NonNullable<AboutPageData['places']>) {
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
        <DotMap cities={dots} here={office} labelled={[office, ...named]} label={mapLabel} />
      )}
    </div>
  );
}
