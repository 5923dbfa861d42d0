import type { CompanyPageData } from '#queries/landing/companies.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { fillIn } from '#writing/fillIn.ts';
import { LineList } from '../ui/LineList/LineList.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { NamedList } from '../ui/NamedList/NamedList.tsx';
import { OutsideLink, type OutsidePlace } from '../ui/OutsideLink/OutsideLink.tsx';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import { ApplyPlaces } from './ApplyPlaces.tsx';
import { Column } from './Column.tsx';
import { hostOf } from './hostOf.ts';
import { LandingPage } from './LandingPage.tsx';
import styles from './landing.module.css';
import { Prose } from './Prose.tsx';
import { payPart } from './payPart.tsx';

/**
 * The landing page of a company (`/company/{slug}`). It first says that the agency is not affiliated with the
 * company.
 */
export function CompanyPage(data: CompanyPageData) {
  const { page, company, departments, roles, pay, apply, links, cities, others, opened } = data;
  const { name } = company;
  const { actions, notAffiliated, company: words } = page.words;
  return (
    <LandingPage
      page={page}
      actions={{ seekers: actions.similarWork }}
      disclaimer={fillIn(notAffiliated, { name })}
      first={{
        id: 'careers',
        title: words.careers,
        content: (
          <div className={layout.stackLoose}>
            <p className={`${text.lead} ${styles.door}`}>
              <LinkWithHost name={fillIn(words.openings, { name })} address={company.careers.address} />
            </p>
            <p>
              {words.compare} {opened && fillIn(words.opened, { month: opened })}
            </p>
            {company.fraudWarning && (
              <p>
                <Sentence
                  text={words.fraudPage}
                  parts={{
                    link: <LinkWithHost name={words.fraudPageLink} address={company.fraudWarning.address} />,
                  }}
                />
              </p>
            )}
            {(apply || links.length > 0) && (
              <ApplyPlaces
                apply={apply}
                links={links}
                words={{ ...page.words, apply: { ...page.words.apply, companies: words.sites } }}
              />
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
          content: company.different && <LineList lines={company.different} />,
        },
        {
          id: 'hires',
          title: words.hires,
          content: departments.length + roles.length > 0 && (
            <div className={layout.stackLoose}>
              <NamedList items={departments} />
              <LinkList links={roles} />
            </div>
          ),
        },
        ...payPart(pay, page.words, { title: words.pay, note: fillIn(words.payNote, { name }) }),
        { id: 'cities', title: words.cities, content: cities.length > 0 && <LinkList links={cities} /> },
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
          content: company.experienced && <LineList lines={company.experienced} />,
        },
        {
          id: 'prepare',
          paper: 'deep',
          title: words.prepare,
          content: <LineList lines={company.prepare} />,
        },
        { id: 'others', title: words.others, content: others.length > 0 && <LinkList links={others} /> },
      ]}
    />
  );
}

/** A link to another site, followed by its host: readers learn to look at the host. */
function LinkWithHost({ name, address }: OutsidePlace) {
  return (
    <>
      <OutsideLink place={{ name, address }} /> ({hostOf(address)})
    </>
  );
}
