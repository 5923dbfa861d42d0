import { mapLink } from '#enquiry/contactLinks.ts';
import layout from '#styles/layout.module.css';
import styles from './Footer.module.css';

export type FooterContactData = {
  phone: string;
  phoneHref: string;
  email: string;
  address: string;
  social: Partial<Record<'linkedin' | 'facebook' | 'instagram' | 'twitter', string | undefined>>;
};

export type FooterContactWords = { call: string; email: string; location: string };

type Props = FooterContactData & { words: FooterContactWords };

const networks = [
  { key: 'linkedin', label: 'LinkedIn' },
  { key: 'facebook', label: 'Facebook' },
  { key: 'instagram', label: 'Instagram' },
  { key: 'twitter', label: 'Twitter' },
] as const;

/** Call, email, location and the links to the agency's own social pages (specification 3.6). */
export function FooterContact({ phone, phoneHref, email, address, social, words }: Props) {
  const own = networks.filter(({ key }) => social[key]);
  return (
    <>
      <dl className={styles.contact}>
        <div>
          <dt>{words.call}</dt>
          <dd>
            <a href={phoneHref}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>{words.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>{words.location}</dt>
          <dd>
            <a href={mapLink(address)}>{address}</a>
          </dd>
        </div>
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
