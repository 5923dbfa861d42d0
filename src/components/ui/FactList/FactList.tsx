import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import styles from './FactList.module.css';

type Props = { facts: { label: string; text: ReactNode }[] };

/** Facts with their names, a ruled row each: the terms of the agency, and who it is. */
export const FactList = ({ facts }: Props) => (
  <dl className={`${layout.ruled} ${styles.facts}`}>
    {facts.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
