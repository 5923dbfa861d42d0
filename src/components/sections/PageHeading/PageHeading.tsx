import type { ReactNode } from 'react';
import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import styles from './PageHeading.module.css';

type Props = {
  headline: string;
  intro?: string | undefined;
  breadcrumbs?: { label: string; links: readonly Link[] };
  /** True on the 404 page: the two streams end before they meet. */
  missed?: boolean;
  /** Shown on the right of the headline on wide screens, and below everything else on narrow ones. */
  beside?: ReactNode;
  children?: ReactNode;
};

const streams = {
  joined: { seeker: 'M-3 0C60 0 100 20 100 100', employer: 'M103 0C30 0 0 20 0 100' },
  missed: { seeker: 'M-3 0C40 0 66 4 74 60', employer: 'M103 0C50 0 20 4 14 60' },
};

/** The top of every page except home: headline, introduction, and the two streams, which meet below. */
export function PageHeading({ headline, intro, breadcrumbs, missed = false, beside, children }: Props) {
  const { seeker, employer } = streams[missed ? 'missed' : 'joined'];
  return (
    <div className={styles.heading}>
      <div className={`${layout.page} ${styles.grid} ${beside ? styles.two : ''}`}>
        {breadcrumbs && <Breadcrumbs {...breadcrumbs} />}
        <h1>{headline}</h1>
        <div className={styles.below}>
          {intro && <p className={styles.intro}>{intro}</p>}
          {children}
        </div>
        {beside && <div className={styles.beside}>{beside}</div>}
      </div>
      <div className={`${layout.screenOnly} ${styles.streams}`}>
        <svg className={styles.seeker} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={seeker} />
        </svg>
        <svg className={styles.employer} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d={employer} />
        </svg>
      </div>
    </div>
  );
}
