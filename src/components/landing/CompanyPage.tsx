import { fillIn } from '#enquiry/fillIn.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
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
      first={{
        id: 'careers',
        title: 'Its own careers page',
        content: (
          <div className={styles.stack}>
            <p className={styles.door}>
              <OutsideLink
                address={company.careers.address}
              >{`${company.name} lists its openings here`}</OutsideLink>
            </p>
            <p>Check there any notice that you see elsewhere.</p>
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
        ),
      }}
      parts={[
        {
          id: 'does',
          title: `What ${company.name} does`,
          content: (
            <div className={styles.stack}>
              {company.does.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          ),
        },
        {
          id: 'hires',
          title: 'Where such firms hire',
          content: (
            <NamedList
              items={company.departments.map(({ href, label, text }) => ({ name: label, text, href }))}
            />
          ),
        },
        {
          id: 'hiring',
          paper: 'deep',
          title: 'How hiring usually goes',
          content: <LineList lines={company.hiring} numbered />,
        },
        {
          id: 'prepare',
          paper: 'deep',
          title: 'How to prepare',
          content: <LineList lines={company.prepare} />,
        },
        {
          id: 'others',
          title: 'Similar employers',
          content: <LinkList links={company.others} />,
        },
      ]}
    />
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
