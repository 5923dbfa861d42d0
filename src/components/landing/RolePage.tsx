import { fillIn } from '#enquiry/fillIn.ts';
import type { RolePageData } from '#queries/landing/jobs.ts';
import layout from '#styles/layout.module.css';
import { DayLine } from '../ui/DayLine/DayLine.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Warning } from '../ui/Warning/Warning.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';
import { ResumeLines } from './ResumeLines.tsx';

/**
 * The landing page of a role (`/jobs/{slug}`): the work, requirements, ways in and up, resume lines,
 * questions, related pages.
 */
export function RolePage(role: RolePageData) {
  const { phrase, people } = role;
  const { actions, officialPlaces, takeCare, role: words } = role.words;
  return (
    <LandingPage
      page={role}
      actions={{
        seekers: fillIn(actions.sendResume, { phrase }),
        employers: fillIn(actions.hirePeople, { people }),
      }}
      first={{ id: 'day', title: fillIn(words.day, { phrase }), content: <DayLine steps={role.day} /> }}
      parts={[
        {
          id: 'asks',
          title: fillIn(words.asks, { people }),
          content: (
            <div className={layout.stackLoose}>
              <LineList lines={role.asks} />
              {role.warning && <Warning start={takeCare}>{role.warning}</Warning>}
            </div>
          ),
        },
        {
          id: 'ways',
          title: words.ways,
          content: (
            <div className={layout.stackLoose}>
              <LineList lines={role.waysIn} />
              <div className={layout.columns}>
                <Column title={words.nextSteps}>
                  <Definitions items={role.waysUp.map(({ step, gate }) => [step, gate])} />
                </Column>
                <Column title={officialPlaces}>
                  <OfficialLinks links={role.links} />
                </Column>
              </div>
            </div>
          ),
        },
        {
          id: 'resume',
          paper: 'deep',
          title: words.resume,
          note: words.resumeNote,
          content: (
            <div className={layout.stackLoose}>
              <div className={layout.columns}>
                <Column title={words.beginner}>
                  <ResumeLines lines={role.resume.beginner} />
                </Column>
                <Column title={words.experienced}>
                  <ResumeLines lines={role.resume.experienced} />
                </Column>
              </div>
              <p className={styles.make}>
                <a href={role.resume.make.href}>{role.resume.make.label}</a>
              </p>
            </div>
          ),
        },
        {
          id: 'questions',
          paper: 'deep',
          title: fillIn(words.questions, { people }),
          note: words.questionsNote,
          content: <Definitions items={role.questions.map(({ question, answer }) => [question, answer])} />,
        },
        {
          id: 'beside',
          title: words.similar,
          isEmpty: role.neighbours.length + role.departments.length + role.cities.length === 0,
          content: (
            <div className={layout.stackLoose}>
              <NamedList items={role.neighbours} />
              <LinkList links={[...role.departments, ...role.cities]} />
            </div>
          ),
        },
      ]}
    />
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
