import { fillIn } from '#enquiry/fillIn.ts';
import type { CityPageData } from '#queries/landing/cities.ts';
import layout from '#styles/layout.module.css';
import { DotMap } from '../ui/DotMap/DotMap.tsx';
import { frameAround } from '../ui/DotMap/frame.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import { payFacts, payPart } from './payPart.tsx';

export function CityPage({ allCities, ...city }: CityPageData) {
  const { name } = city;
  const { actions, city: words, apply: applyWords, atAGlance } = city.words;
  const { isServed, sentence } = city.placement;
  const facts = [
    ...payFacts(city.pay, city.words),
    ...(sentence ? [{ label: atAGlance.placement.label, items: [{ text: sentence }] }] : []),
  ];
  return (
    <LandingPage
      page={city}
      actions={{
        seekers: fillIn(actions.askInCity, { name }),
        ...(isServed && { employers: fillIn(actions.hireInCity, { name }) }),
      }}
      first={{
        id: 'near',
        title: fillIn(words.near, { name }),
        content: (
          <>
            <AtAGlance facts={facts} />
            <DotMap
              cities={allCities}
              here={city}
              labelled={[city, ...city.neighbours]}
              frame={frameAround([city, ...city.neighbours])}
              label={fillIn(words.map, { name })}
            />
            {city.neighbours.length > 0 && <h3>{words.nearest}</h3>}
            <LinkList links={city.neighbours} />
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
        ...payPart(city.pay, city.words, fillIn(city.words.pay.titleInCity, { name })),
        {
          id: 'apply',
          title: applyWords.title,
          content: (
            <section className={layout.stackLoose}>
              {city.companies.length > 0 && (
                <Column title={words.companies}>
                  <LinkList links={city.companies} />
                </Column>
              )}
              {city.portals.length > 0 && (
                <Column title={applyWords.portals}>
                  <OfficialLinks links={city.portals} />
                </Column>
              )}
              {city.boards.length > 0 && (
                <Column title={applyWords.boards}>
                  <OfficialLinks links={city.boards} />
                </Column>
              )}
            </section>
          ),
          isEmpty: city.companies.length + city.portals.length + city.boards.length === 0,
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
          content: <OfficialLinks links={city.useful} />,
        },
        {
          id: 'jobs',
          title: words.jobs,
          isEmpty: city.jobs.length === 0,
          content: <LinkList links={city.jobs} />,
        },
      ]}
    />
  );
}
