import { useRef } from 'react';
import type { Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import { handOffOf, kindOf, originCity } from '#enquiry/enquiryView.ts';
import type { Answer } from '#enquiry/sentEnquiry.ts';
import type { Language } from '#navigation/languages.ts';
import { canDownload, thisDevice } from '../browser.ts';
import { downloadFile } from '../downloadFile.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { PrivacyLine } from '../PrivacyLine.tsx';
import { TypedMark } from '../typedBeforeHydration.tsx';
import { useErrorTitle } from '../useErrorTitle.ts';
import type { ContactWords } from '../words.ts';
import { ChoiceDialog } from './ChoiceDialog/ChoiceDialog.tsx';
import { ClearButton } from './ClearButton.tsx';
import styles from './ContactForm.module.css';
import { Fields } from './Fields.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import { OriginLine } from './OriginLine.tsx';
import { problemSentences } from './problemText.ts';
import { QuickChat } from './QuickChat.tsx';
import { SentPanel } from './SentPanel/SentPanel.tsx';
import { useEnquiry } from './useEnquiry.ts';
import { useLeavingPage } from './useLeavingPage.ts';
import { useResumeReading } from './useResumeReading.ts';

type Props = {
  language: Language;
  /** The agency's numbers in international format; the first receives messages and calls. */
  phones: readonly [string, ...string[]];
  /** When the agency is there. */
  hours: string;
  /** From the visitor's message to the answer. */
  steps: Steps;
  /** The preferred location that covers a city, by the city's slug. */
  coveringLocations: Record<string, string>;
  words: ContactWords;
};

/**
 * The contact form: checks what was written, shows the message, and hands it to WhatsApp or to a call by links that
 * the visitor presses (specification 5 to 8; docs/decisions/0003-links-instead-of-popups.md). What a visitor can do is in
 * `src/enquiry/enquiryState.ts`, and `useEnquiry` joins it with this form.
 */
export default function ContactForm(props: Props) {
  const { language, phones, hours, steps, coveringLocations, words } = props;
  const [phone] = phones;
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const settings = { phone, labels: words, writing: words.writing, coveringLocations };
  const { state, act, read } = useEnquiry(form, settings);
  const { step, sent, sentFiles, origin, report } = state;
  const isLive = step !== 'loading';
  const isAnswering = step === 'choosing' || step === 'leaving';
  const handOff = isAnswering ? handOffOf(state, settings) : undefined;

  useResumeReading(step === 'reading' ? state.file : undefined, (resume) =>
    act({ type: 'resumeRead', resume }),
  );
  useErrorTitle(report.problems.length > 0, words.errorTitle);
  useLeavingPage(step === 'sent', () => act({ type: 'done' }));
  const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();

  function answer(answer: Answer): boolean {
    const resume = 'resume' in state ? state.resume : undefined;
    // A second press of an answer must neither send nor download again.
    if (!act({ type: 'answered', answer })) return false;
    if (answer === 'whatsapp' && resume && canDownload()) downloadFile(resume);
    // The pressed link must still be in the page when the browser follows it, which is after this event.
    setTimeout(() => act({ type: 'linkFollowed' }));
    return true;
  }

  function goBack() {
    if (!act({ type: 'wentBack' })) return;
    submit.current?.focus();
    submit.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }

  return (
    <div>
      {sent && step !== 'leaving' && (
        <SentPanel
          {...{ sent, phones, steps, words, language }}
          resume={sentFiles?.resume}
          device={thisDevice()}
          onBringBack={() => {
            act({ type: 'broughtBack' });
            focus('[name=name]');
          }}
          onDone={() => {
            act({ type: 'done' });
            focus('[name=kind]:checked');
          }}
        />
      )}
      <OriginLine
        origin={origin}
        words={words}
        onDrop={() => {
          act({ type: 'originLeftOut' });
          focus('[name=name]');
        }}
      />
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate={isLive}
        data-ready={isLive || undefined}
        aria-busy={step === 'reading' || undefined}
        onInput={() => act({ type: 'wrote', content: read() })}
        onSubmit={(event) => {
          event.preventDefault();
          act({ type: 'submitted', content: read() });
        }}
      >
        <TypedMark />
        <ErrorSummary
          form="contact"
          title={words.problems}
          problems={problemSentences(state, words)}
          report={report}
        />
        <QuickChat phone={phone} hours={hours} origin={origin} words={words} />
        <PrivacyLine
          className={styles.notice}
          text={words.notice}
          link={words.noticeLink}
          language={language}
        />
        <ModeToggle kind={kindOf(state)} words={words} />
        <Fields state={state} settings={settings} words={words} />
        {/* In the form's state and never shown: specification 5.7. */}
        <input type="hidden" name="location" value={originCity(state)} readOnly />
        {state.failed && (
          <p className={styles.failed} role="alert">
            {words.failed}
          </p>
        )}
        <div className={styles.end}>
          <SubmitButton ref={submit} disabled={!isLive}>
            {words[kindOf(state)].submit}
          </SubmitButton>
          <ClearButton
            isLive={isLive}
            canUndo={state.cleared !== undefined}
            onPress={(type) => {
              act({ type });
              focus('[name=name]');
            }}
            words={words}
          />
          <p className={styles.reading} role="status">
            {step === 'reading' && words.reading}
          </p>
        </div>
      </form>
      {handOff && (
        <ChoiceDialog
          {...handOff}
          {...{ phone, words }}
          unread={'unread' in state ? state.unread : undefined}
          onAnswer={answer}
          onBack={goBack}
        />
      )}
    </div>
  );
}
