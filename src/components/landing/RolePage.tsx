import type { RolePageData } from '#queries/landing/jobs.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { DayLine } from '../ui/DayLine/DayLine.tsx';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { applyPart } from './ApplyPlaces.tsx';
import { AtAGlance, glancePart } from './AtAGlance.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';
import { payFacts, payPart } from './payPart.tsx';
import { ResumeLines } from './ResumeLines.tsx';

/**
 * The landing page of a role (`/jobs/{slug}`), in the order of a reader's questions: can I enter, what does it pay, where
 * do I apply, the interview, the resume, the day, the next steps.
 */
export function RolePage(data: RolePageData) {
  const { page, role, pay, codes, resume, similar, departments, cities } = data;
  const atAGlance = glancePart([...payFacts(pay, page.words), ...data.atAGlance], page.words);
  const { phrase, people } = role;
  const { actions, role: words } = page.words;
  const day = { id: 'day', title: words.day, content: <DayLine steps={role.day} /> };
  return (
    <LandingPage
      page={page}
      actions={{
        seekers: fillIn(actions.sendResume, { phrase }),
        ...(data.isServed && { employers: fillIn(actions.hirePeople, { people }) }),
      }}
      first={atAGlance.content ? atAGlance : day}
      parts={[
        {
          id: 'enter',
          title: words.enter,
          content: (
            <div className={layout.stackLoose}>
              <LineList lines={role.waysIn} />
              <Column title={fillIn(words.asks, { people })}>
                <LineList lines={role.asks} />
              </Column>
            </div>
          ),
        },
        ...payPart(pay, page.words),
        applyPart({ apply: data.apply, words: page.words, links: data.links, warning: role.warning }),
        {
          id: 'questions',
          paper: 'deep',
          title: fillIn(words.questions, { people }),
          note: words.questionsNote,
          content: <Definitions items={role.questions.map(({ question, answer }) => [question, answer])} />,
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
                  <ResumeLines lines={resume.beginner} />
                </Column>
                <Column title={words.experienced}>
                  <ResumeLines lines={resume.experienced} />
                </Column>
              </div>
              <p className={styles.make}>
                <a href={resume.make.href}>{resume.make.label}</a>
              </p>
            </div>
          ),
        },
        ...(atAGlance.content ? [day] : []),
        {
          id: 'ways',
          title: words.ways,
          content: <Definitions items={role.waysUp.map(({ step, gate }) => [step, gate])} />,
        },
        {
          id: 'similar',
          title: words.similar,
          content: similar.length + departments.length + cities.length + codes.length > 0 && (
            <div className={layout.stackLoose}>
              <NamedList items={similar} />
              <LinkList links={[...departments, ...cities]} />
              {codes.length > 0 && (
                <details className={styles.codes}>
                  <summary>{page.words.codes.title}</summary>
                  <AtAGlance facts={codes} />
                </details>
              )}
            </div>
          ),
        },
      ]}
    />
  );
}

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
