import { breadcrumbs } from '#navigation/breadcrumbs.ts';
import { DayLine } from '../ui/DayLine/DayLine.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { type OfficialLink, OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Warning } from '../ui/Warning/Warning.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';
import { ResumeLines } from './ResumeLines.tsx';

type Link = { href: string; label: string };

export type RolePageProps = {
  slug: string;
  headline: string;
  intro: string;
  phrase: string;
  people: string;
  day: string[];
  asks: string[];
  waysIn: string[];
  waysUp: { step: string; gate: string }[];
  links: OfficialLink[];
  resume: { beginner: string[]; experienced: string[] };
  questions: { question: string; answer: string }[];
  neighbours: (Link & { why: string })[];
  warning?: string | undefined;
  departments: Link[];
  cities: Link[];
  guides: Link[];
};

/**
 * The landing page of a role (`/jobs/{slug}`): the work, requirements, ways in and up, resume lines,
 * questions, related pages.
 */
export function RolePage(role: RolePageProps) {
  return (
    <LandingPage
      headline={role.headline}
      intro={role.intro}
      breadcrumbs={breadcrumbs.jobs}
      context={`about=jobs/${role.slug}`}
      actions={{ seekers: `Send your resume for ${role.phrase}`, employers: `Hire ${role.people}` }}
      guides={role.guides}
    >
      <Section id="day" title={`A day in ${role.phrase}`}>
        <DayLine steps={role.day} />
      </Section>
      <Section id="asks" title={`What employers ask of ${role.people}`} paper="deep">
        <div className={styles.stack}>
          <LineList lines={role.asks} />
          {role.warning && <Warning>{role.warning}</Warning>}
        </div>
      </Section>
      <Section id="ways" title="Ways in and up">
        <div className={styles.stack}>
          <LineList lines={role.waysIn} />
          <h3>Next steps</h3>
          <Definitions items={role.waysUp.map(({ step, gate }) => [step, gate])} />
          <h3>Official sites</h3>
          <OfficialLinks links={role.links} />
        </div>
      </Section>
      <Section
        id="resume"
        title="On your resume"
        note="Fill in the blanks. Write only what is true of you."
        paper="deep"
      >
        <div className={styles.stack}>
          <div>
            <h3>If you are starting</h3>
            <ResumeLines lines={role.resume.beginner} />
          </div>
          <div>
            <h3>If you have done the work</h3>
            <ResumeLines lines={role.resume.experienced} />
          </div>
        </div>
      </Section>
      <Section
        id="questions"
        title={`Questions put to ${role.people}`}
        note="Each with an answer you could give."
      >
        <Definitions items={role.questions.map(({ question, answer }) => [question, answer])} />
      </Section>
      <Section id="beside" title="Similar work" paper="deep">
        <div className={styles.stack}>
          <NamedList
            items={role.neighbours.map(({ href, label, why }) => ({ name: label, text: why, href }))}
          />
          <LinkList
            links={[
              ...role.departments.map((link) => ({ ...link, label: `${link.label} department` })),
              ...role.cities,
            ]}
          />
        </div>
      </Section>
    </LandingPage>
  );
}

/** Terms, each with its text below: a step with what it takes, a question with an answer. */
function Definitions({ items }: { items: [term: string, text: string][] }) {
  return (
    <dl className={styles.definitions}>
      {items.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
