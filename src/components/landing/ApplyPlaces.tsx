import type { ReactNode } from 'react';
import type { ApplyPart } from '#queries/landing/apply.ts';
import type { LandingWords } from '#schemas/messages.ts';
import layout from '#styles/layout.module.css';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { type OfficialLink, OfficialLinks } from '../ui/OfficialLinks/OfficialLinks.tsx';
import { OutsideLink } from '../ui/OutsideLink/OutsideLink.tsx';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import { Warning } from '../ui/Warning/Warning.tsx';
import { Column } from './Column.tsx';
import { hostOf } from './hostOf.ts';
import type { Part } from './LandingPage.tsx';

type Props = {
  apply: ApplyPart | undefined;
  words: LandingWords;
  /** Official sites that help with this work, but do not hire for it. */
  links?: OfficialLink[];
  warning?: string | undefined;
  children?: ReactNode;
};

export const applyPart = (places: Props): Part => {
  const { apply, links = [], warning, children, words } = places;
  const isThere = apply || links.length > 0 || warning || children;
  return { id: 'apply', title: words.apply.title, content: isThere && <ApplyPlaces {...places} /> };
};

/** Where to apply (specification 11.18): words to type, official notices, employers; then what else the page has. */
export function ApplyPlaces({ apply, words, links = [], warning, children }: Props) {
  const { search, notices = [], companies = [], employers = [], note } = apply ?? {};
  return (
    <section className={layout.stackLoose}>
      {search && (
        <p>
          <Sentence
            text={words.apply.search}
            parts={{
              portal: <OutsideLink place={search.portal} />,
              words: <b lang="en">{search.words}</b>,
            }}
          />
        </p>
      )}
      {note && <p>{note}</p>}
      {notices.length > 0 && (
        <Column title={words.apply.notices}>
          <OfficialLinks links={notices.map(({ when, ...place }) => ({ ...place, gives: when }))} />
        </Column>
      )}
      {companies.length + employers.length > 0 && (
        <Column title={words.apply.companies}>
          <LinkList links={companies} />
          <OfficialLinks
            links={employers.map((employer) => ({ ...employer, gives: hostOf(employer.address) }))}
          />
        </Column>
      )}
      {children}
      {links.length > 0 && (
        <Column title={words.officialPlaces}>
          <OfficialLinks links={links} />
        </Column>
      )}
      {warning && <Warning start={words.takeCare}>{warning}</Warning>}
    </section>
  );
}
