import { breadcrumbs } from '#navigation/breadcrumbs.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
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
  day: string[];
  asks: string[];
  resume: string[];
  questions: { question: string; hint: string }[];
  neighbours: (Link & { why: string })[];
  warning?: string | undefined;
  departments: Link[];
  cities: Link[];
};

/**
 * The landing page of a role (`/jobs/{slug}`): the work, requirements, resume lines, questions, related
 * pages.
 */
export function RolePage(role: RolePageProps) {
  return (
    <LandingPage
      headline={role.headline}
      intro={role.intro}
      breadcrumbs={breadcrumbs.jobs}
      context={`about=jobs/${role.slug}`}
    >
      <Section id="day" title="What the work is">
        <LineList lines={role.day} numbered />
      </Section>
      <Section id="asks" title="What employers ask for" paper="deep">
        <div className={styles.stack}>
          <LineList lines={role.asks} />
          {role.warning && <Warning>{role.warning}</Warning>}
        </div>
      </Section>
      <Section
        id="resume"
        title="On your resume"
        note="Examples of how to say it. Write only what is true of you."
      >
        <ResumeLines lines={role.resume} />
      </Section>
      <Section id="questions" title="Questions to prepare" paper="deep">
        <dl className={styles.questions}>
          {role.questions.map(({ question, hint }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="beside" title="Beside it">
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
