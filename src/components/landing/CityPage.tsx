import type { CityPageData } from '#queries/landing/cities.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { DotMap } from '../ui/DotMap/DotMap.tsx';
import { frameAround } from '../ui/DotMap/frame.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { applyPart } from './ApplyPlaces.tsx';
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
  const { name, careers: employers = [] } = city;
  const { actions, city: words, apply, atAGlance } = page.words;
  const facts = [
    ...payFacts(pay, page.words),
    ...(placement.sentence
      ? [{ label: atAGlance.placement.label, items: [{ text: placement.sentence }] }]
      : []),
  ];
  const official = [
    { title: apply.portals, links: portals },
    { title: apply.boards, links: boards },
  ].flatMap(({ title, links }) =>
    links.length === 0 ? (
      []
    ) : (
      <Column key={title} title={title}>
        <OfficialLinks links={links} />
      </Column>
    ),
  );
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
        applyPart({
          words: page.words,
          apply: employers.length + companies.length > 0 ? { notices: [], companies, employers } : undefined,
          children: official.length > 0 && official,
        }),
        { id: 'advice', title: words.advice, paper: 'deep', content: <LineList lines={city.advice} /> },
        {
          id: 'daily',
          title: words.daily,
          paper: 'deep',
          content: (
            <div className={layout.columns}>
              {(['commute', 'night', 'walkIns', 'languages'] as const).map(
                (matter) =>
                  city[matter] && (
                    <Column key={matter} title={words[matter]}>
                      <p>{city[matter]}</p>
                    </Column>
                  ),
              )}
            </div>
          ),
        },
        {
          id: 'useful',
          title: fillIn(words.useful, { name }),
          content: <OfficialLinks links={useful} />,
        },
        { id: 'jobs', title: words.jobs, content: jobs.length > 0 && <LinkList links={jobs} /> },
      ]}
    />
  );
}
