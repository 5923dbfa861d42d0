import type { DepartmentPageData } from '#queries/landing/departments.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { Ladder } from '../ui/Ladder/Ladder.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { applyPart } from './ApplyPlaces.tsx';
import { glancePart } from './AtAGlance.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import { Prose } from './Prose.tsx';
import { payFacts, payPart } from './payPart.tsx';

/** What more companies do would stand between the reader and the ladder: they are links alone. */
const describedCompanies = 8;

/** The landing page of a department (`/department/{slug}`): its work, career ladder, ways in, and roles. */
export function DepartmentPage(data: DepartmentPageData) {
  const { page, department, pay, apply, companies, links, roles } = data;
  const { phrase } = department;
  const { actions, department: words } = page.words;
  const work = { id: 'work', title: words.work, content: <Prose paragraphs={department.work} /> };
  const atAGlance = glancePart([...payFacts(pay, page.words), ...data.atAGlance], page.words);
  return (
    <LandingPage
      page={page}
      actions={{
        seekers: fillIn(actions.askInDepartment, { phrase }),
        ...(data.isServed && { employers: fillIn(actions.hireFor, { phrase }) }),
      }}
      first={atAGlance.content ? atAGlance : work}
      parts={[
        ...(atAGlance.content ? [work] : []),
        { id: 'related', title: words.related, content: roles.length > 0 && <LinkList links={roles} /> },
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
        applyPart({
          apply,
          words: page.words,
          links,
          warning: department.warning,
          children: companies.length > 0 && (
            <Column title={words.employers}>
              {companies.length > describedCompanies ? (
                <LinkList links={companies} />
              ) : (
                <NamedList items={companies} />
              )}
            </Column>
          ),
        }),
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
