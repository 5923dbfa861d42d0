import { breadcrumbs } from '#navigation/breadcrumbs.ts';
import { DotMap } from '../ui/DotMap/DotMap.tsx';
import { type Coordinates, frameAround } from '../ui/DotMap/frame.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { type OfficialLink, OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';

type Named = { name: string; text: string };
type Link = { href: string; label: string };

export type CityPageProps = Coordinates & {
  slug: string;
  name: string;
  state: string;
  headline: string;
  intro: string;
  employers: Named[];
  areas: Named[];
  commute: string;
  night?: string | undefined;
  walkIns?: string | undefined;
  languages: string;
  useful: OfficialLink[];
  guides: Link[];
  jobs: Link[];
  advice: string[];
  neighbours: (Link & Coordinates & { kilometres: number })[];
  /** Every city of the site, for the map. */
  allCities: Coordinates[];
};

/**
 * The landing page of a city (`/jobs/{slug}`), with its employers, areas, commute, languages, official places
 * and nearby cities.
 */
export function CityPage({ allCities, ...city }: CityPageProps) {
  return (
    <LandingPage
      headline={city.headline}
      intro={city.intro}
      breadcrumbs={breadcrumbs.jobs}
      context={`location=${city.slug}`}
      actions={{ seekers: `Ask about work in ${city.name}`, employers: `Hire in ${city.name}` }}
      guides={city.guides}
    >
      <Section id="employers" title={`Who hires in ${city.name}`}>
        <NamedList items={city.employers} />
      </Section>
      <Section id="areas" title="Where the work is" paper="deep">
        <NamedList items={city.areas} />
      </Section>
      <Section id="daily" title="Getting to work and home">
        <div className={styles.columns}>
          <div>
            <h3>Getting to work</h3>
            <p>{city.commute}</p>
          </div>
          {city.night && (
            <div>
              <h3>After dark</h3>
              <p>{city.night}</p>
            </div>
          )}
          {city.walkIns && (
            <div>
              <h3>Walk-ins: interviews without an appointment</h3>
              <p>{city.walkIns}</p>
            </div>
          )}
          <div>
            <h3>Languages</h3>
            <p>{city.languages}</p>
          </div>
        </div>
      </Section>
      <Section id="advice" title="Before you start" paper="deep">
        <LineList lines={city.advice} />
      </Section>
      <Section id="useful" title={`Useful in ${city.name}`}>
        <OfficialLinks links={city.useful} />
      </Section>
      <Section
        id="near"
        title={`${city.name} and near it`}
        note={city.state === city.name ? '' : city.state}
        paper="deep"
      >
        <div className={styles.columns}>
          <DotMap
            cities={allCities}
            here={city}
            labelled={[city, ...city.neighbours.map(({ label, ...place }) => ({ ...place, name: label }))]}
            frame={frameAround([city, ...city.neighbours])}
            label={`${city.name} and the nearest cities of this site, by their position`}
          />
          <div className={styles.stack}>
            <div>
              <h3>Jobs often hired here</h3>
              <LinkList links={city.jobs} />
            </div>
            <div>
              <h3>Nearest cities, in a straight line</h3>
              <LinkList
                links={city.neighbours.map(({ href, label, kilometres }) => ({
                  href,
                  label,
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
