import type { CityPageData } from '#queries/landing/cities.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { DotMap } from '../ui/DotMap/DotMap.tsx';
import { frameAround } from '../ui/DotMap/frame.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { ApplyPlaces } from './ApplyPlaces.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import { payFacts, payPart } from './payPart.tsx';

/**
 * The landing page of a city (`/jobs/{slug}`), with its employers, areas, commute, languages, official places
 * and nearby cities.
 */
export function CityPage(data: CityPageData) {
  const { page, city, pay, nearby, allCities, placement, companies, portals, boards, useful, jobs } = data;
  const { name, careers = [] } = city;
  const { actions, city: words, apply: applyWords, atAGlance } = page.words;
  const facts = [
    ...payFacts(pay, page.words),
    ...(placement.sentence
      ? [{ label: atAGlance.placement.label, items: [{ text: placement.sentence }] }]
      : []),
  ];
  return (
    <LandingPage
      page={page}
      actions={{
        seekers: fillIn(actions.askInCity, { name }),
        ...(placement.isServed && { employers: fillIn(actions.hireInCity, { name }) }),
      }}
      first={{
        id: 'near',
        title: fillIn(words.near, { name }),
        content: (
          <>
            {facts.length > 0 && <AtAGlance facts={facts} />}
            <DotMap
              cities={allCities}
              here={city}
              labelled={[city, ...nearby]}
              frame={frameAround([city, ...nearby])}
              label={fillIn(words.map, { name })}
            />
            {nearby.length > 0 && <h3>{words.nearest}</h3>}
            <LinkList links={nearby} />
          </>
        ),
      }}
      parts={[
        {
          id: 'employers',
          title: fillIn(words.employers, { name }),
          content: <NamedList items={city.employers} />,
        },
        { id: 'areas', title: words.areas, content: <NamedList items={city.areas} /> },
        ...payPart(pay, page.words, { title: fillIn(page.words.pay.titleInCity, { name }) }),
        {
          id: 'apply',
          title: applyWords.title,
          content: (
            <ApplyPlaces apply={{ notices: [], companies, employers: careers }} words={page.words}>
              {portals.length > 0 && (
                <Column title={applyWords.portals}>
                  <OfficialLinks links={portals} />
                </Column>
              )}
              {boards.length > 0 && (
                <Column title={applyWords.boards}>
                  <OfficialLinks links={boards} />
                </Column>
              )}
            </ApplyPlaces>
          ),
          isEmpty: companies.length + careers.length + portals.length + boards.length === 0,
        },
        { id: 'advice', title: words.advice, paper: 'deep', content: <LineList lines={city.advice} /> },
        {
          id: 'daily',
          title: words.daily,
          paper: 'deep',
          content: (
            <div className={layout.columns}>
              <Column title={words.commute}>
                <p>{city.commute}</p>
              </Column>
              {city.night && (
                <Column title={words.night}>
                  <p>{city.night}</p>
                </Column>
              )}
              {city.walkIns && (
                <Column title={words.walkIns}>
                  <p>{city.walkIns}</p>
                </Column>
              )}
              <Column title={words.languages}>
                <p>{city.languages}</p>
              </Column>
            </div>
          ),
        },
        {
          id: 'useful',
          title: fillIn(words.useful, { name }),
          content: <OfficialLinks links={useful} />,
        },
        {
          id: 'jobs',
          title: words.jobs,
          isEmpty: jobs.length === 0,
          content: <LinkList links={jobs} />,
        },
      ]}
    />
  );
}
