import { fillIn } from '#enquiry/fillIn.ts';
import { Ladder } from '../ui/Ladder/Ladder.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { type OfficialLink, OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Warning } from '../ui/Warning/Warning.tsx';
import { type Frame, LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';

type Link = { href: string; label: string };

export type DepartmentPageProps = Frame & {
  slug: string;
  phrase: string;
  work: string[];
  ladder: { name: string; text: string; gate: string }[];
  links: OfficialLink[];
  start: string[];
  asks: string[];
  check: string[];
  warning?: string | undefined;
  roles: Link[];
  companies: Link[];
};

/** The landing page of a department (`/department/{slug}`): its work, career ladder, ways in, and roles. */
export function DepartmentPage(department: DepartmentPageProps) {
  const { phrase } = department;
  const { actions, takeCare } = department.words;
  return (
    <LandingPage
      page={department}
      context={`about=department/${department.slug}`}
      actions={{
        seekers: fillIn(actions.askInDepartment, { phrase }),
        employers: fillIn(actions.hireFor, { phrase }),
      }}
      lastPaper="deep"
    >
      <Section id="work" title="What it does">
        <div className={`${styles.stack} ${styles.lead}`}>
          {department.work.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="ladder" title="The ladder" paper="deep">
        <Ladder steps={department.ladder} />
      </Section>
      <Section id="start" title="Ways in">
        <div className={styles.columns}>
          <div>
            <h3>How people start</h3>
            <LineList lines={department.start} />
          </div>
          <div>
            <h3>What employers ask for</h3>
            <LineList lines={department.asks} />
          </div>
        </div>
      </Section>
      <Section id="check" title="Find out first" paper="deep">
        <div className={styles.stack}>
          <LineList lines={department.check} numbered />
          {department.warning && <Warning start={takeCare}>{department.warning}</Warning>}
          {department.links.length > 0 && <OfficialLinks links={department.links} />}
        </div>
      </Section>
      {department.roles.length + department.companies.length > 0 && (
        <Section id="related" title="Roles and employers">
          <div className={styles.stack}>
            {department.roles.length > 0 && <LinkList links={department.roles} />}
            {department.companies.length > 0 && <LinkList links={department.companies} />}
          </div>
        </Section>
      )}
    </LandingPage>
  );
}
