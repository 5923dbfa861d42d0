import { breadcrumbs } from '#navigation/breadcrumbs.ts';
import { DotMap } from '../ui/DotMap/DotMap.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';

type Named = { name: string; text: string };
type Link = { href: string; label: string };
type Coordinates = { latitude: number; longitude: number };

export type CityPageProps = Coordinates & {
  slug: string;
  name: string;
  state: string;
  headline: string;
  intro: string;
  employers: Named[];
  areas: Named[];
  commute: string;
  languages: string;
  jobs: Link[];
  advice: string[];
  neighbours: (Link & { kilometres: number })[];
  /** Every city of the site, for the map. */
  allCities: Coordinates[];
};

/**
 * The landing page of a city (`/jobs/{slug}`), with its employers, areas, commute, languages and nearby
 * cities.
 */
export function CityPage({ allCities, ...city }: CityPageProps) {
  return (
    <LandingPage
      headline={city.headline}
      intro={city.intro}
      breadcrumbs={breadcrumbs.jobs}
      context={`location=${city.slug}`}
    >
      <Section id="employers" title="Who hires">
        <NamedList items={city.employers} />
      </Section>
      <Section id="areas" title="Where the work is" paper="deep">
        <NamedList items={city.areas} />
      </Section>
      <Section id="daily" title="Getting there, being understood">
        <div className={styles.columns}>
          <div>
            <h3>Getting to work</h3>
            <p>{city.commute}</p>
          </div>
          <div>
            <h3>Languages</h3>
            <p>{city.languages}</p>
          </div>
        </div>
      </Section>
      <Section id="advice" title="Before you start" paper="deep">
        <LineList lines={city.advice} />
      </Section>
      <Section id="near" title={`${city.name} and near it`} note={city.state === city.name ? '' : city.state}>
        <div className={styles.columns}>
          <DotMap
            cities={allCities}
            here={city}
            label={`${city.name} among the cities of this site, by its position in India`}
          />
          <div className={styles.stack}>
            <div>
              <h3>Jobs often hired here</h3>
              <LinkList links={city.jobs} />
            </div>
            <div>
              <h3>Nearest cities</h3>
              <LinkList
                links={city.neighbours.map(({ kilometres, ...link }) => ({
                  ...link,
                  note: `about ${kilometres} km`,
                }))}
              />
            </div>
          </div>
        </div>
      </Section>
    </LandingPage>
  );
}
