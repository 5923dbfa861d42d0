import type { ReactNode } from 'react';
import type { NavigationLink } from '#navigation/links.ts';
import { PageHeading } from '../sections/PageHeading/PageHeading.tsx';
import { ButtonLink } from '../ui/ButtonLink/ButtonLink.tsx';
import styles from './landing.module.css';

type Props = {
  headline: string;
  intro: string;
  breadcrumbs: readonly NavigationLink[];
  /** The query that tells the contact form where the visitor came from, such as `location=agra`. */
  context: string;
  /** Shown before the statement on vacancies, and so before the first link to the contact form. */
  disclaimer?: string;
  children: ReactNode;
};

/**
 * The start of every landing page: headline, introduction, the statement that the site lists no vacancies,
 * and the two links to the contact form (specification 11.2).
 */
export function LandingPage({ headline, intro, breadcrumbs, context, disclaimer, children }: Props) {
  return (
    <>
      <PageHeading headline={headline} intro={intro} breadcrumbs={breadcrumbs}>
        <p className={styles.statement}>
          {disclaimer && <b>{disclaimer} </b>}This site lists no vacancies. Write to us, and a person tells
          you what we can do.
        </p>
        <div className={styles.actions}>
          <ButtonLink href={`/contact?${context}`} tone="ink">
            Send your resume for this
          </ButtonLink>
          <a href={`/contact?for=employers&${context}`}>Hire for this</a>
        </div>
      </PageHeading>
      {children}
    </>
  );
}
