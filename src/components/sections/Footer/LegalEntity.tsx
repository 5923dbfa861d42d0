import { Sentence } from '../../ui/Sentence/Sentence.tsx';

export type LegalEntityText = {
  /** Contains the placeholder `{number}`, if there is a registration. */
  identitySentence: string;
  registration: { href: string; label: string } | undefined;
  /** Undefined if the agency has no registered office, as a proprietor may. */
  registeredOffice: string | undefined;
  /** `sentence` contains the placeholders `{name}`, `{email}` and `{phone}`. */
  grievance: { name: string; email: string; phone: string; phoneHref: string; sentence: string };
};

/** Who is responsible for the site, and the person for complaints (specification 12.7). */
export function LegalEntity({
  identitySentence,
  registration,
  registeredOffice,
  grievance,
}: LegalEntityText) {
  const { name, email, phone, phoneHref, sentence } = grievance;
  const parts = {
    name,
    email: <a href={`mailto:${email}`}>{email}</a>,
    phone: <a href={phoneHref}>{phone}</a>,
  };
  return (
    <>
      <p>
        <Sentence
          text={identitySentence}
          parts={{ number: registration && <a href={registration.href}>{registration.label}</a> }}
        />{' '}
        {registeredOffice}
      </p>
      <p>
        <Sentence text={sentence} parts={parts} />
      </p>
    </>
  );
}
