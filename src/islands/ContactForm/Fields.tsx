import { InputField, SelectField, TextareaField } from '#components/ui/Field/Field.tsx';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { acceptedResumes, type ResumeProblem } from '#enquiry/resume.ts';
import type { ContactField, FieldProblem, Problem } from '#enquiry/validation.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';
import { LengthNote } from './LengthNote.tsx';
import { problemText } from './problemText.ts';

type Props = {
  kind: EnquiryKind;
  problems: FieldProblem<ContactField>[];
  /** The fields whose problem is no longer one. */
  corrected: ContactField[];
  /** Why the file that was just chosen was refused. Screen readers announce it immediately. */
  refusedFile?: ResumeProblem | undefined;
  /** Characters of the chat link as the form stands. */
  linkLength: number;
  onResumeChange: () => void;
  words: ContactWords;
};

/**
 * The fields of both modes. Those of the other mode are hidden, not removed, so that a switch there and back
 * loses nothing, not even the chosen file.
 */
export function Fields({ kind, problems, corrected, refusedFile, linkLength, onResumeChange, words }: Props) {
  const field = (name: ContactField) => ({
    form: 'contact',
    name,
    label: words[name],
    problem: sentenceFor(name, problems.find((found) => found.field === name)?.problem),
    corrected: corrected.includes(name),
  });
  const sentenceFor = (name: ContactField, problem: Problem | undefined) =>
    problem && problemText(name, problem, words);
  const resume = field('resume');
  return (
    <>
      <InputField field={field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <EmailField field={{ ...field('email'), hint: words.emailHint }} words={words} />
        <InputField field={{ ...field('phone'), hint: words.phoneHint }} type="tel" autoComplete="tel" />
      </div>
      <div className={styles.forEmployers} hidden={kind !== 'hiring-request'}>
        <InputField field={field('company')} autoComplete="organization" />
      </div>
      <div className={styles.forSeekers} hidden={kind !== 'application'}>
        <SelectField
          field={field('preferredLocation')}
          noChoice={words.chooseLocation}
          options={Object.keys(words.locationNames)}
          labels={words.locationNames}
        />
        <InputField
          field={{
            ...resume,
            hint: words.resumeHint,
            problem: sentenceFor('resume', refusedFile) ?? resume.problem,
            urgent: refusedFile !== undefined,
            corrected: refusedFile === undefined && resume.corrected,
          }}
          type="file"
          accept={acceptedResumes}
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
