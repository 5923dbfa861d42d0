import type { Link } from '#navigation/link.ts';
import layout from '#styles/layout.module.css';
import { LinkList } from '../LinkList/LinkList.tsx';
import styles from './FactList.module.css';

type Fact = { label: string; links?: Link[]; text?: string };

type Props = { facts: Fact[] };

export const FactList = ({ facts }: Props) => (
  <dl className={`${layout.ruled} ${styles.facts}`}>
    {facts.map(({ label, links = [], text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <LinkList links={links} />
          {text && <p>{text}</p>}
        </dd>
      </div>
    ))}
  </dl>
);
