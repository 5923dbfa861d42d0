import { mapLink } from '#enquiry/contactLinks.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './ContactDetails.module.css';

export type ContactDetailsData = {
  phones: { number: string; telHref: string; chatHref: string | undefined }[];
  email: string;
  address: Parameters<typeof officeAddress>[0];
  words: { callOrWhatsapp: string; card: string; email: string; office: string };
};

/** Every number by phone and, unless it is a landline, by WhatsApp (specification 4.7). */
export function ContactDetails({ phones, email, address, words }: ContactDetailsData) {
  return (
    <dl className={styles.details}>
      <div>
        <dt>{words.callOrWhatsapp}</dt>
        {phones.map(({ number, telHref, chatHref }, index) => (
          <dd key={number}>
            <a href={telHref}>{number}</a>{' '}
            {chatHref && (
              <a href={chatHref}>
                WhatsApp{phones.length > 1 && <VisuallyHidden> {index + 1}</VisuallyHidden>}
              </a>
            )}
          </dd>
        ))}
        <dd>
          <a href="/contact.vcf">{words.card}</a>
        </dd>
      </div>
      <div>
        <dt>{words.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
      <div>
        <dt>{words.office}</dt>
        <dd>
          <address>
            <a href={mapLink(officeAddress(address))}>{officeAddress(address)}</a>
          </address>
        </dd>
      </div>
    </dl>
  );
}
