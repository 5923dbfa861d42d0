import type { DepartmentPageData } from '#queries/landing/departments.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { Ladder } from '../ui/Ladder/Ladder.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { ApplyPlaces } from './ApplyPlaces.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import { Prose } from './Prose.tsx';
import { payFacts, payPart } from './payPart.tsx';

/** The landing page of a department (`/department/{slug}`): its work, career ladder, ways in, and roles. */
export function DepartmentPage(data: DepartmentPageData) {
  const { page, department, pay, apply, companies, links, roles } = data;
  const atAGlance = [...payFacts(pay, page.words), ...data.atAGlance];
  const { phrase } = department;
  const { actions, department: words } = page.words;
  const work = { id: 'work', title: words.work, content: <Prose paragraphs={department.work} /> };
  const hasFacts = atAGlance.length > 0;
  return (
    <LandingPage
      page={page}
      actions={{
        seekers: fillIn(actions.askInDepartment, { phrase }),
        ...(data.isServed && { employers: fillIn(actions.hireFor, { phrase }) }),
      }}
      first={
        hasFacts
          ? { id: 'at-a-glance', title: page.words.atAGlance.title, content: <AtAGlance facts={atAGlance} /> }
          : work
      }
      parts={[
        { ...work, isEmpty: !hasFacts },
        {
          id: 'related',
          title: words.related,
          isEmpty: roles.length === 0,
          content: <LinkList links={roles} />,
        },
        {
          id: 'start',
          title: words.waysIn,
          content: (
            <div className={layout.columns}>
              <Column title={words.start}>
                <LineList lines={department.start} />
              </Column>
              <Column title={words.asks}>
                <LineList lines={department.asks} />
              </Column>
            </div>
          ),
        },
        ...payPart(pay, page.words),
        {
          id: 'apply',
          title: page.words.apply.title,
          isEmpty: !apply && companies.length + links.length === 0 && !department.warning,
          content: (
            <ApplyPlaces apply={apply} words={page.words} links={links} warning={department.warning}>
              {companies.length > 0 && (
                <Column title={words.employers}>
                  <NamedList items={companies} />
                </Column>
              )}
            </ApplyPlaces>
          ),
        },
        {
          id: 'check',
          paper: 'deep',
          title: words.check,
          content: <LineList lines={department.check} numbered />,
        },
        {
          id: 'ladder',
          title: words.ladder,
          content: <Ladder steps={department.ladder} gateLabel={words.gate} />,
        },
      ]}
    />
  );
}
