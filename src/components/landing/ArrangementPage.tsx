import type { ArrangementPageData } from '#queries/landing/jobs.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { TextLink } from '../ui/TextLink/TextLink.tsx';
import { applyPart } from './ApplyPlaces.tsx';
import styles from './ArrangementPage.module.css';
import { glancePart } from './AtAGlance.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import landing from './landing.module.css';
import { Prose } from './Prose.tsx';
import { payFacts, payPart } from './payPart.tsx';
import { ResumeLines } from './ResumeLines.tsx';

/** The landing page of a mode, type, level or shift (`/jobs/{slug}`), with its siblings for comparison. */
export function ArrangementPage(data: ArrangementPageData) {
  const { page, arrangement, pay, siblings, apply, links, roles } = data;
  const atAGlance = glancePart([...payFacts(pay, page.words), ...data.atAGlance], page.words);
  const { kind, phrase } = arrangement;
  const { actions, arrangement: words } = page.words;
  const compare = {
    id: 'compare',
    title: words[kind],
    // In Hindi there may be no other page of its kind.
    content: siblings.length > 1 && (
      <table className={`${landing.table} ${styles.compare}`}>
        <tbody>
          {siblings.map(({ inShort, current, ...link }) => (
            <tr key={link.href}>
              <th scope="row">
                {current ? <span aria-current="page">{link.label}</span> : <TextLink link={link} />}
              </th>
              <td>{inShort}</td>
            </tr>
          ))}
        </tbody>
      </table>
    ),
  };
  const meaning = {
    id: 'meaning',
    title: fillIn(words.meaning, { phrase }),
    content: <Prose paragraphs={arrangement.meaning} lead />,
  };
  return (
    <LandingPage
      page={page}
      actions={{
        seekers: fillIn(actions.askAbout, { phrase }),
        employers: fillIn(actions.hireFor, { phrase }),
      }}
      first={atAGlance.content ? atAGlance : meaning}
      parts={[
        ...(atAGlance.content ? [meaning] : []),
        {
          id: 'suits',
          title: words.forAndAgainst,
          content: (
            <div className={layout.columns}>
              <Column title={words.suits}>
                <LineList lines={arrangement.suits} />
              </Column>
              <Column title={words.harder}>
                <LineList lines={arrangement.harder} />
              </Column>
            </div>
          ),
        },
        ...payPart(pay, page.words),
        applyPart({ apply, words: page.words, links, warning: arrangement.warning }),
        {
          id: 'ask',
          paper: 'deep',
          title: words.ask,
          content: <LineList lines={arrangement.ask} numbered />,
        },
        {
          id: 'resume',
          paper: 'deep',
          title: words.resume,
          content: <ResumeLines lines={arrangement.resume.map((line) => ({ line }))} />,
        },
        { id: 'roles', title: words.common, content: roles.length > 0 && <LinkList links={roles} /> },
        compare,
      ]}
    />
  );
}
