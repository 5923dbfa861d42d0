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
  /** What must be said before the first link to the contact form, besides that there are no vacancies. */
  disclaimer?: string;
  children: ReactNode;
};

/** What every landing page begins with: its headline, what the site is not, and the two ways in (specification 11.2). */
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
