import type { ReactNode } from 'react';
import { addressIn, type Language } from '#navigation/languages.ts';
import type { NavigationLink } from '#navigation/links.ts';
import type { LandingWords } from '#schemas/landingWords.ts';
import { PageHeading } from '../sections/PageHeading/PageHeading.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { HindiOffer, type HindiOfferData } from '../ui/HindiOffer/HindiOffer.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import styles from './landing.module.css';

/** What the page of every kind has, besides its own texts. */
export type Frame = {
  language: Language;
  words: LandingWords;
  headline: string;
  intro: string;
  breadcrumbs: readonly NavigationLink[];
  /** Links to the guides, which every job seeker can use. */
  guides: readonly NavigationLink[];
  /** On an English page: a Hindi line with a link to Hindi. */
  hindi?: HindiOfferData | undefined;
  /** On a Hindi page: a line on fraud, and a way in without a resume. */
  help?: HelpData | undefined;
};

/** `payNothing` contains the placeholder `{link}`, `noResume` contains `{phone}`. */
type HelpData = {
  payNothing: string;
  payNothingLink: string;
  noResume: string;
  phone: string;
  phoneHref: string;
};

/** A part of the page, with its own heading. */
export type Part = {
  /** The heading's id, to which the list of the page's parts links. */
  id: string;
  title: string;
  /** A line under the title. */
  note?: string | undefined;
  /** Parts that belong together have the same paper, and stand closer to each other. */
  paper?: 'plain' | 'deep';
  content: ReactNode;
};

type Props = {
  page: Frame;
  /** The query that tells the contact form where the visitor came from, such as `location=agra`. */
  context: string;
  /** The labels of the links to the contact form. Without `employers` there is one link only. */
  actions: { seekers: string; employers?: string };
  /** Shown before the statement on vacancies, and so before the first link to the contact form. */
  disclaimer?: string;
  /** What only this kind of page has. It is drawn beside the headline, on phones below the links. */
  first: Omit<Part, 'paper'>;
  /** The last part has plain paper, which the links to the guides continue. */
  parts: readonly Part[];
};

/**
 * A landing page. It begins with headline, introduction, the statement that the site lists no vacancies, and the
 * links to the contact form (specification 11.2). It ends with the links to the guides.
 */
export function LandingPage({ page, context, actions, disclaimer, first, parts }: Props) {
  const { language, words, headline, intro, breadcrumbs, guides, hindi, help } = page;
  const contact = addressIn(language, '/contact');
  const sections: Part[] = [
    ...parts,
    { id: 'guides', title: words.guides, content: <LinkList links={guides} /> },
  ];
  return (
    <>
      <PageHeading
        headline={headline}
        intro={intro}
        breadcrumbs={{ label: words.breadcrumb, links: breadcrumbs }}
        beside={
          <section className={styles.first} aria-labelledby={first.id}>
            <h2 id={first.id}>{first.title}</h2>
            {first.note && <p>{first.note}</p>}
            {first.content}
          </section>
        }
      >
        <p className={disclaimer && styles.disclaimer}>
          {disclaimer && <b>{disclaimer} </b>}
          {words.noVacancies}
          {help && (
            <>
              {' '}
              <Sentence
                text={help.payNothing}
                parts={{ link: <a href={addressIn(language, '/job-fraud')}>{help.payNothingLink}</a> }}
              />
            </>
          )}
        </p>
        <div className={styles.actions}>
          <ButtonLink href={`${contact}?${context}`} tone="ink">
            {actions.seekers}
          </ButtonLink>
          {actions.employers && <a href={`${contact}?for=employers&${context}`}>{actions.employers}</a>}
        </div>
        {help && (
          <p className={styles.other}>
            <Sentence text={help.noResume} parts={{ phone: <a href={help.phoneHref}>{help.phone}</a> }} />
          </p>
        )}
        {hindi && (
          <div className={styles.other}>
            <HindiOffer {...hindi} />
          </div>
        )}
        <nav className={styles.contents} aria-label={words.onThisPage}>
          <LinkList links={sections.map(({ id, title }) => ({ href: `#${id}`, label: title }))} />
        </nav>
      </PageHeading>
      {sections.map(({ content, ...section }) => (
        <Section key={section.id} {...section}>
          {content}
        </Section>
      ))}
    </>
  );
}
