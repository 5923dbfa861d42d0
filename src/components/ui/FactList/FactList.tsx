import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './FactList.module.css';

/** A number and its chat stand on one line, the next number below. */
type Fact = { label: string; lines?: readonly Link[][]; text?: string };

type Props = { facts: Fact[] };

export const FactList = ({ facts }: Props) => (
  <dl className={`${layout.ruled} ${styles.facts}`}>
    {facts.map(({ label, lines = [], text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {lines.map((links) => (
            <LinkList key={links[0]?.href} links={links} />
          ))}
          {text && <p>{text}</p>}
        </dd>
      </div>
    ))}
  </dl>
);
