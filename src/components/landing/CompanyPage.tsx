import { fillIn } from '#enquiry/fillIn.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { type Frame, LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';

type Link = { href: string; label: string };

export type CompanyPageProps = Frame & {
  slug: string;
  name: string;
  careers: { address: string };
  fraudWarning?: { address: string } | undefined;
  trueOffer: string[];
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
  const { actions, notAffiliated } = company.words;
  return (
    <LandingPage
      page={company}
      context={`about=company/${company.slug}`}
      actions={{ seekers: actions.similarWork }}
      disclaimer={fillIn(notAffiliated, { name: company.name })}
    >
      <Section id="careers" title="Its own careers page">
        <div className={styles.stack}>
          <p>
            {company.name} lists its openings on{' '}
            <OutsideLink address={company.careers.address}>its own careers page</OutsideLink>. Check there any
            notice that you see elsewhere.
          </p>
          {company.fraudWarning && (
            <p>
              It also has{' '}
              <OutsideLink address={company.fraudWarning.address}>
                a page that helps to tell true offers from false ones
              </OutsideLink>
              .
            </p>
          )}
          <div>
            <h3>How to tell a true offer</h3>
            <LineList lines={company.trueOffer} />
          </div>
        </div>
      </Section>
      <Section id="does" title={`What ${company.name} does`} paper="deep">
        <div className={styles.stack}>
          {company.does.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Section id="hires" title="Where such firms hire">
        <NamedList
          items={company.departments.map(({ href, label, text }) => ({ name: label, text, href }))}
        />
      </Section>
      <Section id="hiring" title="How hiring usually goes" paper="deep">
        <LineList lines={company.hiring} numbered />
      </Section>
      <Section id="prepare" title="How to prepare">
        <LineList lines={company.prepare} />
      </Section>
      <Section id="others" title="Similar employers" paper="deep">
        <LinkList links={company.others} />
      </Section>
    </LandingPage>
  );
}

/** A link to another site, followed by its host: readers learn to look at the host. */
function OutsideLink({ address, children }: { address: string; children: string }) {
  return (
    <>
      <a href={address} rel="noopener">
        {children}
      </a>{' '}
      ({new URL(address).host.replace(/^www\./, '')})
    </>
  );
}
