import type { ReactNode } from 'react';
import type { ApplyPart } from '#queries/landing/apply.ts';
import type { LandingWords } from '#schemas/messages.ts';
import layout from '#styles/layout.module.css';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import { Column } from './Column.tsx';

type Props = { apply: ApplyPart | undefined; words: LandingWords['apply']; children?: ReactNode };

/** Where to apply (specification 11.18): words to type, official notices, employers; then what else the page has. */
export function ApplyPlaces({ apply, words, children }: Props) {
  const { search, notices = [], companies = [], employers = [], note } = apply ?? {};
  return (
    <section className={layout.stackLoose}>
      {search && (
        <p>
          <Sentence
            text={words.search}
            parts={{
              portal: (
                <a href={search.portal.address} rel="noopener" lang={search.portal.lang}>
                  {search.portal.name}
                </a>
              ),
              words: <b lang="en">{search.words}</b>,
            }}
          />
        </p>
      )}
      {note && <p>{note}</p>}
      {notices.length > 0 && (
        <Column title={words.notices}>
          <OfficialLinks links={notices.map(({ when, ...place }) => ({ ...place, gives: when }))} />
        </Column>
      )}
      {companies.length + employers.length > 0 && (
        <Column title={words.companies}>
          <LinkList links={companies} />
          <OfficialLinks
            links={employers.map((employer) => ({ ...employer, gives: new URL(employer.address).host }))}
          />
        </Column>
      )}
      {children}
    </section>
  );
}
