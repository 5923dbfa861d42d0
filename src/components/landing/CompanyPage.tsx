import { breadcrumbs } from '#navigation/breadcrumbs.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';

type Link = { href: string; label: string };

export type CompanyPageProps = {
  slug: string;
  name: string;
  headline: string;
  intro: string;
  website: string;
  does: string[];
  departments: (Link & { text: string })[];
  hiring: string[];
  prepare: string[];
  others: Link[];
};

/**
 * The landing page of a company (`/company/{slug}`). It first says that the agency is not affiliated with the
 * company.
 */
export function CompanyPage(company: CompanyPageProps) {
  const host = new URL(company.website).host.replace(/^www\./, '');
  return (
    <LandingPage
      headline={company.headline}
      intro={company.intro}
      breadcrumbs={breadcrumbs.company}
      context={`about=company/${company.slug}`}
      disclaimer={`We are not affiliated with ${company.name} and cannot promise a job there.`}
    >
      <Section id="does" title="What it does">
        <div className={styles.stack}>
          {company.does.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p>
            Its own openings are published only by the company: <a href={company.website}>{host}</a>
          </p>
        </div>
      </Section>
      <Section id="hires" title="Where such firms hire" paper="deep">
        <NamedList
          items={company.departments.map(({ href, label, text }) => ({ name: label, text, href }))}
        />
      </Section>
      <Section id="hiring" title="How hiring usually goes">
        <LineList lines={company.hiring} numbered />
      </Section>
      <Section id="prepare" title="How to prepare" paper="deep">
        <LineList lines={company.prepare} />
      </Section>
      <Section id="others" title="Also worth a look">
        <LinkList links={company.others} />
      </Section>
    </LandingPage>
  );
}
