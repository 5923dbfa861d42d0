import layout from '#styles/layout.module.css';
import styles from './FactList.module.css';

type Fact = { label: string; links?: { href: string; label: string }[]; text?: string };

type Props = { facts: Fact[] };

export const FactList = ({ facts }: Props) => (
  <dl className={`${layout.ruled} ${styles.facts}`}>
    {facts.map(({ label, links = [], text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {links.map(({ href, label }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {text && <p>{text}</p>}
        </dd>
      </div>
    ))}
  </dl>
);
