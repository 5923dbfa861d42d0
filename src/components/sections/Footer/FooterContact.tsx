import { mapLink } from '#enquiry/contactLinks.ts';
import type { Layout } from '#queries/layout/layout.ts';
import layout from '#styles/layout.module.css';
import styles from './Footer.module.css';

type Footer = Layout['footer'];
type Props = Footer['contact'] & { words: Pick<Footer['words'], 'call' | 'email' | 'location'> };

const networks = [
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'twitter', label: 'Twitter' },
] as const;

/** Call, email, location and the links to the agency's own social pages (specification 3.6). */
export function FooterContact({ phone, phoneHref, email, address, social, words }: Props) {
  const own = networks.filter(({ key }) => social[key]);
  const facts = [
    [words.call, phoneHref, phone],
    [words.email, `mailto:${email}`, email],
    [words.location, mapLink(address), address],
  ] as const;
  return (
    <>
      <dl className={styles.contact}>
        {facts.map(([label, href, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <a href={href}>{text}</a>
            </dd>
          </div>
        ))}
      </dl>
      {own.length > 0 && (
        <ul className={`${layout.row} ${layout.screenOnly} ${styles.social}`}>
          {own.map(({ key, label }) => (
            <li key={key}>
              <a href={social[key]} rel="noopener">
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
