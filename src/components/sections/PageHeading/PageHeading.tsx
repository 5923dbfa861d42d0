import type { ReactNode } from 'react';
import type { NavigationLink } from '#config/navigation.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs/Breadcrumbs.tsx';
import styles from './PageHeading.module.css';

type Props = { headline: string; intro: string; trail?: readonly NavigationLink[]; children?: ReactNode };

/** The top of every page but home: its headline, a line of introduction, and the streams joining below. */
export function PageHeading({ headline, intro, trail, children }: Props) {
  return (
    <div className={styles.heading}>
      <div className={styles.grid}>
        {trail && <Breadcrumbs trail={trail} />}
        <h1>{headline}</h1>
        <div className={styles.below}>
          <p className={styles.intro}>{intro}</p>
          {children}
        </div>
      </div>
      <div className={styles.streams} aria-hidden="true">
        <svg className={styles.seeker} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M-3 0C60 0 100 20 100 100" />
        </svg>
        <svg className={styles.employer} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path d="M103 0C30 0 0 20 0 100" />
        </svg>
      </div>
    </div>
  );
}
