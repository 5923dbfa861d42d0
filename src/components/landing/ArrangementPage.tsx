import { fillIn } from '#enquiry/fillIn.ts';
import type { ArrangementPageData } from '#queries/landing/jobs.ts';
import layout from '#styles/layout.module.css';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Warning } from '../ui/Warning/Warning.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';
import { Prose } from './Prose.tsx';
import { ResumeLines } from './ResumeLines.tsx';

/** The landing page of a mode, type, level or shift (`/jobs/{slug}`), with its siblings for comparison. */
export function ArrangementPage(page: ArrangementPageData) {
  const { kind, phrase } = page;
  const { actions, takeCare, arrangement: words } = page.words;
  const compare = {
    id: 'compare',
    title: words[kind],
    content: (
      <table className={`${styles.table} ${styles.compare}`}>
        <tbody>
          {page.siblings.map(({ href, label, hrefLang, inShort, current }) => (
            <tr key={href}>
              <th scope="row">
                {current ? (
                  <span aria-current="page">{label}</span>
                ) : (
                  <a href={href} hrefLang={hrefLang}>
                    {label}
                  </a>
                )}
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
    content: <Prose paragraphs={page.meaning} lead />,
  };
  // In Hindi there may be no other page of its kind.
  const hasSiblings = page.siblings.length > 1;
  return (
    <LandingPage
      page={page}
      actions={{
        seekers: fillIn(actions.askAbout, { phrase }),
        employers: fillIn(actions.hireFor, { phrase }),
      }}
      first={hasSiblings ? compare : meaning}
      parts={[
        ...(hasSiblings ? [meaning] : []),
        {
          id: 'suits',
          title: words.forAndAgainst,
          content: (
            <div className={layout.columns}>
              <Column title={words.suits}>
                <LineList lines={page.suits} />
              </Column>
              <Column title={words.harder}>
                <LineList lines={page.harder} />
              </Column>
            </div>
          ),
        },
        {
          id: 'ask',
          paper: 'deep',
          title: words.ask,
          content: (
            <div className={layout.stackLoose}>
              <LineList lines={page.ask} numbered />
              {page.warning && <Warning start={takeCare}>{page.warning}</Warning>}
              <OfficialLinks links={page.links} />
            </div>
          ),
        },
        {
          id: 'resume',
          paper: 'deep',
          title: words.resume,
          content: <ResumeLines lines={page.resume.map((line) => ({ line }))} />,
        },
        {
          id: 'roles',
          title: words.common,
          isEmpty: page.roles.length === 0,
          content: <LinkList links={page.roles} />,
        },
      ]}
    />
  );
}
