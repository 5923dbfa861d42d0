import { breadcrumbs } from '#navigation/breadcrumbs.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { type OfficialLink, OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Warning } from '../ui/Warning/Warning.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';
import { ResumeLines } from './ResumeLines.tsx';

type Link = { href: string; label: string };

export type ArrangementPageProps = {
  kind: 'mode' | 'type' | 'level' | 'shift';
  slug: string;
  headline: string;
  intro: string;
  phrase: string;
  meaning: string[];
  suits: string[];
  harder: string[];
  ask: string[];
  resume: string[];
  roles: Link[];
  links: OfficialLink[];
  guides: Link[];
  warning?: string | undefined;
  siblings: (Link & { inShort: string; current: boolean })[];
};

const comparison = {
  mode: 'Ways of working',
  type: 'Kinds of contract',
  level: 'The ladder',
  shift: 'The shifts',
} as const;

/** The landing page of a mode, type, level or shift (`/jobs/{slug}`), with its siblings for comparison. */
export function ArrangementPage(page: ArrangementPageProps) {
  return (
    <LandingPage
      headline={page.headline}
      intro={page.intro}
      breadcrumbs={breadcrumbs.jobs}
      context={`about=jobs/${page.slug}`}
      actions={{ seekers: `Ask about ${page.phrase}`, employers: `Hire for ${page.phrase}` }}
      guides={page.guides}
      lastPaper="deep"
    >
      <Section id="meaning" title={`What ${page.phrase} means`}>
        <div className={`${styles.stack} ${styles.lead}`}>
          {page.meaning.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="suits" title="For and against" paper="deep">
        <div className={styles.columns}>
          <div>
            <h3>It suits</h3>
            <LineList lines={page.suits} />
          </div>
          <div>
            <h3>What is hard</h3>
            <LineList lines={page.harder} />
          </div>
        </div>
      </Section>
      <Section id="ask" title="Ask before you say yes">
        <div className={styles.stack}>
          <LineList lines={page.ask} numbered />
          {page.warning && <Warning>{page.warning}</Warning>}
          {page.links.length > 0 && <OfficialLinks links={page.links} />}
        </div>
      </Section>
      <Section id="resume" title="On your resume" paper="deep">
        <ResumeLines lines={page.resume} />
      </Section>
      <Section id="compare" title={comparison[page.kind]}>
        <div className={styles.stack}>
          <table className={styles.compare}>
            <tbody>
              {page.siblings.map(({ href, label, inShort, current }) => (
                <tr key={href}>
                  <th scope="row">
                    {current ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
                  </th>
                  <td>{inShort}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <div>
            <h3>Common in these roles</h3>
            <LinkList links={page.roles} />
          </div>
        </div>
      </Section>
    </LandingPage>
  );
}
