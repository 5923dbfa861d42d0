import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { preferredLocations } from '#enquiry/locations.ts';
import { resumeExtensions } from '#enquiry/resume.ts';
import { InputField, SelectField, TextareaField } from '../../components/ui/Field/Field.tsx';
import styles from './ContactForm.module.css';
import type { FieldName, FieldProblem } from './fields.ts';
import { LengthNote } from './LengthNote.tsx';

type Props = {
  kind: EnquiryKind;
  problems: FieldProblem[];
  /** Why the file that was just chosen was refused; read out at once. */
  resumeFault?: string | undefined;
  /** Characters of the chat link as the form stands. */
  linkLength: number;
  onResumeChange: () => void;
};

const placeholders = {
  application: 'The work you are looking for, and when you could start',
  'hiring-request': 'The position, the place, and when you need someone',
} as const;

/**
 * The fields of both modes. Those of the other mode are hidden, not removed, so that a switch there and back
 * loses nothing, the chosen file included.
 */
export function Fields({ kind, problems, resumeFault, linkLength, onResumeChange }: Props) {
  const field = (name: FieldName) => ({
    form: 'contact',
    name,
    problem: problems.find((found) => found.field === name)?.problem,
  });
  return (
    <>
      <InputField {...field('name')} label="Name" autoComplete="name" />
      <div className={styles.pair}>
        <InputField {...field('email')} label="Email" type="email" autoComplete="email" />
        <InputField {...field('phone')} label="Phone" type="tel" autoComplete="tel" />
      </div>
      <div className={styles.forEmployers} hidden={kind !== 'hiring-request'}>
        <InputField {...field('company')} label="Company" autoComplete="organization" />
      </div>
      <div className={styles.forSeekers} hidden={kind !== 'application'}>
        <SelectField
          {...field('preferredLocation')}
          label="Preferred location"
          options={preferredLocations}
        />
        <InputField
          {...field('resume')}
          label="Resume"
          hint="PDF, DOC or DOCX, at most 2 MB. It stays on your device: you attach it in the chat."
          problem={resumeFault ?? field('resume').problem}
          urgent={resumeFault !== undefined}
          type="file"
          accept={resumeExtensions.join()}
          onChange={onResumeChange}
        />
      </div>
      <TextareaField {...field('message')} label="Message" rows={5} placeholder={placeholders[kind]} />
      <LengthNote length={linkLength} />
      {/* SPEC 3: kept in the form's state, never shown. */}
      <input type="hidden" name="location" />
    </>
  );
}
