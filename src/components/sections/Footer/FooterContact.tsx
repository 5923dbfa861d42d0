import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import IconBrandX from '@tabler/icons-react/dist/esm/icons/IconBrandX.mjs';
import styles from './Footer.module.css';

export type FooterContactData = {
  phone: string;
  phoneHref: string;
  email: string;
  address: string;
  social: Record<'linkedin' | 'facebook' | 'instagram' | 'twitter', string>;
};

const networks = [
  { key: 'linkedin', label: 'LinkedIn', Drawing: IconBrandLinkedin },
  { key: 'facebook', label: 'Facebook', Drawing: IconBrandFacebook },
  { key: 'instagram', label: 'Instagram', Drawing: IconBrandInstagram },
  { key: 'twitter', label: 'Twitter', Drawing: IconBrandX },
] as const;

/** Call, email, location and the four social links (SPEC 2). */
export function FooterContact({ phone, phoneHref, email, address, social }: FooterContactData) {
  return (
    <>
      <dl className={styles.contact}>
        <div>
          <dt>Call</dt>
          <dd>
            <a href={phoneHref}>{phone}</a>
          </dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        <div>
          <dt>Location</dt>
          <dd>{address}</dd>
        </div>
      </dl>
      <ul className={styles.social}>
        {networks.map(({ key, label, Drawing }) => (
          <li key={key}>
            <a href={social[key]} rel="noopener" aria-label={label}>
              <Drawing size={26} stroke={1.5} aria-hidden="true" />
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
