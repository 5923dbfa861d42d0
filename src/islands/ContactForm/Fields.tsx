import { InputField, SelectField, TextareaField } from '#components/ui/Field/Field.tsx';
import type { EnquiryState } from '#enquiry/enquiryState.ts';
import { type EnquirySettings, shownContent } from '#enquiry/enquiryView.ts';
import { chatLinkLength } from '#enquiry/handOff.ts';
import { acceptedResumes } from '#enquiry/resume.ts';
import type { ContactField, Problem } from '#enquiry/validation.ts';
import { resumeAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';
import { LengthNote } from './LengthNote.tsx';
import { problemText } from './problemText.ts';

type Props = {
  state: EnquiryState;
  settings: EnquirySettings;
  language: Language;
  words: ContactWords;
};

/**
 * The fields of both modes. Those of the other mode are hidden, not removed, so that a switch there and back
 * loses nothing, not even the chosen file.
 */
export function Fields({ state, settings, language, words }: Props) {
  const { report, refusedFile, origin } = state;
  const job = origin?.kind === 'job' ? origin.slug : undefined;
  const { kind, texts } = shownContent(state, settings);
  const field = (name: ContactField) => ({
    form: 'contact',
    name,
    label: words[name],
    problem: sentenceFor(name, report.problems.find((found) => found.field === name)?.problem),
    corrected: report.corrected.includes(name),
  });
  const sentenceFor = (name: ContactField, problem: Problem | undefined) =>
    problem && problemText(name, problem, words);
  const resume = field('resume');
  return (
    <>
      <InputField field={field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <EmailField field={{ ...field('email'), hint: words.emailHint }} value={texts.email} words={words} />
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
            // Screen readers announce it immediately.
            urgent: refusedFile !== undefined,
            corrected: refusedFile === undefined && resume.corrected,
          }}
          type="file"
          accept={acceptedResumes}
        />
        <p className={styles.make}>
          <a href={resumeAddress(language, job)}>{words.makeResume}</a>
        </p>
      </div>
      <TextareaField field={field('message')} rows={5} placeholder={words[kind].placeholder} />
      <LengthNote length={chatLinkLength(kind, texts, settings)} words={words} />
    </>
  );
}
