import { InputField, SelectField, TextareaField } from '#components/ui/Field/Field.tsx';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { preferredLocations } from '#enquiry/locations.ts';
import { resumeExtensions } from '#enquiry/resume.ts';
import type { ContactField } from '#enquiry/validation.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';
import type { FieldProblem } from './fields.ts';
import { LengthNote } from './LengthNote.tsx';

type Props = {
  kind: EnquiryKind;
  problems: FieldProblem[];
  /** The fields whose problem is no longer one. */
  corrected: ContactField[];
  /** Why the file that was just chosen was refused; read out at once. */
  resumeFault?: string | undefined;
  /** Characters of the chat link as the form stands. */
  linkLength: number;
  onResumeChange: () => void;
  words: ContactWords;
};

/**
 * The fields of both modes. Those of the other mode are hidden, not removed, so that a switch there and back
 * loses nothing, the chosen file included.
 */
export function Fields({ kind, problems, corrected, resumeFault, linkLength, onResumeChange, words }: Props) {
  const field = (name: ContactField) => ({
    form: 'contact',
    name,
    label: words[name],
    problem: problems.find((found) => found.field === name)?.problem,
    corrected: corrected.includes(name),
  });
  const resume = field('resume');
  return (
    <>
      <InputField field={field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <InputField field={field('email')} type="email" autoComplete="email" />
        <InputField field={field('phone')} type="tel" autoComplete="tel" />
      </div>
      <div className={styles.forEmployers} hidden={kind !== 'hiring-request'}>
        <InputField field={field('company')} autoComplete="organization" />
      </div>
      <div className={styles.forSeekers} hidden={kind !== 'application'}>
        <SelectField
          field={field('preferredLocation')}
          noChoice={words.chooseLocation}
          options={preferredLocations}
          labels={words.locationNames}
        />
        <InputField
          field={{
            ...resume,
            hint: words.resumeHint,
            problem: resumeFault ?? resume.problem,
            urgent: resumeFault !== undefined,
            corrected: resumeFault === undefined && resume.corrected,
          }}
          type="file"
          accept={resumeExtensions.join()}
          onChange={onResumeChange}
        />
      </div>
      <TextareaField field={field('message')} rows={5} placeholder={words[kind].placeholder} />
      <LengthNote length={linkLength} words={words} />
      {/* In the form's state and never shown: specification 5.7. */}
      <input type="hidden" name="location" />
    </>
  );
}
