import type { Layout } from '#queries/layout/layout.ts';
import { Sentence } from '../../ui/Sentence/Sentence.tsx';

/** Who is responsible for the site, and the person for complaints (specification 12.7). */
export function LegalEntity({ entity }: { entity: Layout['footer']['entity'] }) {
  const { identitySentence, registration, registeredOffice, grievance } = entity;
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
