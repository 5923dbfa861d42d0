import { fillIn } from '#enquiry/fillIn.ts';
import type { CompanyPageData } from '#queries/landing/companies.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import { Column } from './Column.tsx';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';
import { Prose } from './Prose.tsx';

export function CompanyPage(company: CompanyPageData) {
  const { name } = company;
  const { actions, notAffiliated, company: words } = company.words;
  return (
    <LandingPage
      page={company}
      actions={{ seekers: actions.similarWork }}
      disclaimer={fillIn(notAffiliated, { name })}
      first={{
        id: 'careers',
        title: words.careers,
        content: (
          <div className={layout.stackLoose}>
            <p className={`${text.lead} ${styles.door}`}>
              <OutsideLink address={company.careers.address}>{fillIn(words.openings, { name })}</OutsideLink>
            </p>
            <p>
              {words.compare} {company.opened && fillIn(words.opened, { month: company.opened })}
            </p>
            {company.fraudWarning && (
              <p>
                <Sentence
                  text={words.fraudPage}
                  parts={{
                    link: (
                      <OutsideLink address={company.fraudWarning.address}>{words.fraudPageLink}</OutsideLink>
                    ),
                  }}
                />
              </p>
            )}
            <Column title={words.trueOffer}>
              <LineList lines={company.trueOffer} />
            </Column>
          </div>
        ),
      }}
      parts={[
        {
          id: 'does',
          title: fillIn(words.does, { name }),
          content: <Prose paragraphs={company.does} />,
        },
        {
          id: 'different',
          title: fillIn(words.different, { name }),
          isEmpty: !company.different,
          content: <LineList lines={company.different ?? []} />,
        },
        {
          id: 'hires',
          title: words.hires,
          isEmpty: company.departments.length === 0,
          content: <NamedList items={company.departments} />,
        },
        {
          id: 'cities',
          title: words.cities,
          isEmpty: company.cities.length === 0,
          content: <LinkList links={company.cities} />,
        },
        {
          id: 'hiring',
          paper: 'deep',
          title: words.hiring,
          content: <LineList lines={company.hiring} numbered />,
        },
        {
          id: 'experienced',
          paper: 'deep',
          title: words.experienced,
          isEmpty: !company.experienced,
          content: <LineList lines={company.experienced ?? []} />,
        },
        {
          id: 'prepare',
          paper: 'deep',
          title: words.prepare,
          content: <LineList lines={company.prepare} />,
        },
        {
          id: 'others',
          title: words.others,
          isEmpty: company.others.length === 0,
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
