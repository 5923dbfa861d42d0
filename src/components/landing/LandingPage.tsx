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

type Props = {
  page: Frame;
  /** The query that tells the contact form where the visitor came from, such as `location=agra`. */
  context: string;
  /** The labels of the links to the contact form. Without `employers` there is one link only. */
  actions: { seekers: string; employers?: string };
  /** The background of the last section, so that it differs from the section before it. */
  lastPaper?: 'plain' | 'deep';
  /** Shown before the statement on vacancies, and so before the first link to the contact form. */
  disclaimer?: string;
  children: ReactNode;
};

/**
 * The start of every landing page: headline, introduction, the statement that the site lists no vacancies,
 * and the links to the contact form (specification 11.2). It ends with the links to the guides.
 */
export function LandingPage({ page, context, actions, lastPaper = 'plain', disclaimer, children }: Props) {
  const { language, words, headline, intro, breadcrumbs, guides, hindi, help } = page;
  const contact = addressIn(language, '/contact');
  return (
    <>
      <PageHeading
        headline={headline}
        intro={intro}
        breadcrumbs={{ label: words.breadcrumb, links: breadcrumbs }}
      >
        <p className={styles.statement}>
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
      </PageHeading>
      {children}
      <Section id="guides" title={words.guides} paper={lastPaper}>
        <LinkList links={guides} />
      </Section>
    </>
  );
}
