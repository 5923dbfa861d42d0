import type { ReactNode } from 'react';
import layout from '#styles/layout.module.css';
import styles from './FactList.module.css';

type Fact = { label: string } & ({ text: ReactNode } | { links: { href: string; label: string }[] });

type Props = { facts: Fact[] };

export const FactList = ({ facts }: Props) => (
  <dl className={`${layout.ruled} ${styles.facts}`}>
    {facts.map((fact) => (
      <div key={fact.label}>
        <dt>{fact.label}</dt>
        <dd>
          {'text' in fact
            ? fact.text
            : fact.links.map(({ href, label }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
        </dd>
      </div>
    ))}
  </dl>
);
