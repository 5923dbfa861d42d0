import type { ReactNode } from 'react';
import { addressOf } from '#navigation/pages.ts';
import type { LandingShell } from '#queries/landing/shell.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { PageHeading } from '../sections/PageHeading/PageHeading.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import { HindiOffer } from '../ui/HindiOffer/HindiOffer.tsx';
import { LinkList } from '../ui/LinkList/LinkList.tsx';
import { Section } from '../ui/Section/Section.tsx';
import { Sentence } from '../ui/Sentence/Sentence.tsx';
import { Column } from './Column.tsx';
import styles from './landing.module.css';

export type Part = {
  /** The heading's id, to which the list of the page's parts links. */
  id: string;
  title: string;
  note?: string | undefined;
  /** Parts that belong together have the same paper, and stand closer to each other. */
  paper?: 'plain' | 'deep';
  /** A part without content is left out: the pages that it links to may not be on the site. */
  content: ReactNode;
};

type Props = {
  page: LandingShell & { headline: string; intro: string };
  /** The labels of the links to the contact form. Without `employers` there is one link only. */
  actions: { seekers: string; employers?: string };
  /** Shown before the statement on vacancies, and so before the first link to the contact form. */
  disclaimer?: string;
  /** What the reader asks first. It is drawn beside the headline, on phones below the links. */
  first: Omit<Part, 'paper' | 'note'>;
  /** The parts in the reader's order. The last one has plain paper, which the end of the page continues. */
  parts: readonly Part[];
};

/** It says that the site lists no vacancies before the first link to the contact form (specification 11.2). */
export function LandingPage({ page, actions, disclaimer, first, parts }: Props) {
  const { language, words, headline, intro, breadcrumbs, guides, hindi, contactQuery } = page;
  const contact = addressOf('contact', language);
  const sections: Part[] = [
    ...parts.filter(({ content }) => content),
    {
      id: 'write',
      title: words.write,
      content: (
        <div className={layout.stackLoose}>
          <div className={styles.actions}>
            <ButtonLink href={`${contact}?${contactQuery}`} tone="ink">
              {actions.seekers}
            </ButtonLink>
          </div>
          <Column title={words.guides}>
            <LinkList links={guides} />
          </Column>
        </div>
      ),
    },
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
            {first.content}
          </section>
        }
      >
        <p className={disclaimer && `${text.warning} ${styles.disclaimer}`}>
          {disclaimer && <b>{disclaimer} </b>}
          {words.noVacancies}
          <br />
          <Sentence
            text={words.payNothing}
            parts={{
              helpline: <a href="tel:1930">1930</a>,
              link: <a href={addressOf('jobFraud', language)}>{words.payNothingLink}</a>,
            }}
          />
        </p>
        <div className={`${layout.row} ${layout.screenOnly} ${styles.actions}`}>
          <ButtonLink href={`${contact}?${contactQuery}`} tone="ink">
            {actions.seekers}
          </ButtonLink>
          {actions.employers && <a href={`${contact}?for=employers&${contactQuery}`}>{actions.employers}</a>}
        </div>
        <p className={`${layout.screenOnly} ${styles.call}`}>
          <Sentence text={words.noResume} parts={{ phone: <a href={page.phoneHref}>{page.phone}</a> }} />
        </p>
        {hindi && (
          <div className={`${layout.screenOnly} ${styles.other}`}>
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
