import { fillIn } from '#enquiry/fillIn.ts';
import type { DepartmentPageData } from '#queries/landing/departments.ts';
import layout from '#styles/layout.module.css';
import { Ladder } from '../ui/Ladder/Ladder.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Warning } from '../ui/Warning/Warning.tsx';
import { Column } from './Column.tsx';
import { LandingPage, type Part } from './LandingPage.tsx';
import { Prose } from './Prose.tsx';

/** The landing page of a department (`/department/{slug}`): its work, career ladder, ways in, and roles. */
export function DepartmentPage(department: DepartmentPageData) {
  const { phrase } = department;
  const { actions, takeCare, department: words } = department.words;
  return (
    <LandingPage
      page={department}
      actions={{
        seekers: fillIn(actions.askInDepartment, { phrase }),
        employers: fillIn(actions.hireFor, { phrase }),
      }}
      first={{
        id: 'ladder',
        title: words.ladder,
        content: <Ladder steps={department.ladder} gateLabel={words.gate} />,
      }}
      parts={[
        {
          id: 'work',
          title: words.work,
          content: <Prose paragraphs={department.work} lead />,
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
        {
          id: 'check',
          paper: 'deep',
          title: words.check,
          content: (
            <div className={layout.stackLoose}>
              <LineList lines={department.check} numbered />
              {department.warning && <Warning start={takeCare}>{department.warning}</Warning>}
              <OfficialLinks links={department.links} />
            </div>
          ),
        },
        related(department),
      ]}
    />
  );
}

const related = ({ roles, companies, words }: DepartmentPageData): Part => ({
  id: 'related',
  title: words.department.related,
  isEmpty: roles.length + companies.length === 0,
  content: (
    <div className={layout.stackLoose}>
      <LinkList links={roles} />
      <LinkList links={companies} />
    </div>
  ),
});
