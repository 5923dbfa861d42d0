import { InputField, SelectField, TextareaField } from '#components/ui/Field/Field.tsx';
import type { TextField, Texts } from '#enquiry/enquiry.ts';
import type { EnquiryAction, EnquiryState } from '#enquiry/enquiryState.ts';
import { type EnquirySettings, fileOf, originOf } from '#enquiry/enquiryView.ts';
import { handOffOf } from '#enquiry/handOff.ts';
import { isLongPhone } from '#enquiry/phone.ts';
import { acceptedResumes } from '#enquiry/resume.ts';
import { type ContactField, optionalFields } from '#enquiry/validation.ts';
import { EmailField } from '#form/EmailField/EmailField.tsx';
import { fieldFacts } from '#form/fieldFacts.ts';
import { resumeAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import layout from '#styles/layout.module.css';
import { fillIn } from '#writing/fillIn.ts';
import type { ContactWords } from '../words.ts';
import styles from './ContactForm.module.css';
import { FileField } from './FileField.tsx';
import { LengthNote } from './LengthNote.tsx';
import { problemText } from './problemText.ts';

type Props = {
  state: EnquiryState;
  texts: Texts;
  settings: EnquirySettings;
  language: Language;
  words: ContactWords;
  act: (action: EnquiryAction) => void;
};

/** The other mode's fields are hidden, not removed: a switch there and back loses nothing, not even the chosen file. */
export function Fields({ state, texts, settings, language, words, act }: Props) {
  const { kind, report, refusedFile, lostFile } = state;
  const origin = originOf(state);
  const shown = fieldFacts('contact', report, ({ field, problem }) => problemText(field, problem, words));
  const facts = (name: ContactField) => ({
    ...shown(name),
    label: words[name],
    required: !optionalFields.includes(name),
  });
  const control = (field: TextField) => ({
    field: facts(field),
    value: texts[field],
    onText: (text: string) => void act({ type: 'wrote', field, text }),
  });
  const email = control('email');
  const phone = control('phone');
  const place = control('preferredLocation');
  const resume = facts('resume');
  return (
    <>
      <InputField {...control('name')} autoComplete="name" />
      <div className={`${layout.columns} ${styles.pair}`}>
        <EmailField {...email} field={{ ...email.field, hint: words.emailHint }} words={words} />
        <InputField
          {...phone}
          field={{
            ...phone.field,
            hint: words.phoneHint,
            warning: isLongPhone(texts.phone) ? words.phoneLong : '',
          }}
          type="tel"
          autoComplete="tel"
        />
      </div>
      <div className={styles.forEmployers} hidden={kind !== 'hiring-request'}>
        <InputField {...control('company')} autoComplete="organization" />
      </div>
      <div className={`${layout.stackLoose} ${styles.forSeekers}`} hidden={kind !== 'application'}>
        <SelectField
          {...place}
          field={{ ...place.field, hint: words.otherLocation }}
          noChoice={words.chooseLocation}
          options={Object.keys(words.locationNames)}
          labels={words.locationNames}
        />
        <FileField
          field={{
            ...resume,
            hint: words.resumeHint,
            problem: refusedFile ? problemText('resume', refusedFile, words) : resume.problem,
            // Screen readers announce it immediately.
            urgent: refusedFile !== undefined,
            corrected: refusedFile === undefined && resume.corrected,
            warning: lostFile ? fillIn(words.chooseAgain, { resume: lostFile }) : '',
          }}
          accept={acceptedResumes}
          isLive={state.step !== 'loading'}
          file={fileOf(state)}
          onFile={(file) => act({ type: 'fileChosen', file })}
        />
        <p className={styles.make}>
          <a href={resumeAddress(language, origin?.kind === 'job' ? origin.slug : undefined)}>
            {words.makeResume}
          </a>
        </p>
      </div>
      <TextareaField {...control('message')} rows={5} placeholder={words[kind].placeholder} />
      <LengthNote length={handOffOf(state, settings)?.chatHref.length ?? 0} words={words} />
    </>
  );
}
