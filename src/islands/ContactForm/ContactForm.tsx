import { useRef } from 'react';
import type { Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import { handOffOf, kindOf, originCity } from '#enquiry/enquiryView.ts';
import type { Language } from '#navigation/languages.ts';
import { thisDevice } from '../browser.ts';
import { ErrorSummary } from '../ErrorSummary/ErrorSummary.tsx';
import { PrivacyLine } from '../PrivacyLine.tsx';
import { TypedMark } from '../typedBeforeHydration.tsx';
import { useErrorTitle } from '../useErrorTitle.ts';
import type { ContactWords } from '../words.ts';
import { ChoiceDialog } from './ChoiceDialog/ChoiceDialog.tsx';
import styles from './ContactForm.module.css';
import { Fields } from './Fields.tsx';
import { FormEnd } from './FormEnd.tsx';
import { ModeToggle } from './ModeToggle.tsx';
import { OriginLine } from './OriginLine.tsx';
import { problemSentences } from './problemText.ts';
import { QuickChat } from './QuickChat.tsx';
import { SentPanel } from './SentPanel/SentPanel.tsx';
import { useEnquiry } from './useEnquiry.ts';

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
  const { state, act, answer, read } = useEnquiry(form, settings);
  const { step, sent, sentFiles, origin, report } = state;
  const isLive = step !== 'loading';
  const isAnswering = step === 'choosing' || step === 'leaving';
  const handOff = isAnswering ? handOffOf(state, settings) : undefined;

  useErrorTitle(report.problems.length > 0, words.errorTitle);

  /** Does what a button says, and puts the focus where its effect begins. */
  function press(type: 'broughtBack' | 'done' | 'originLeftOut' | 'cleared' | 'clearUndone') {
    act({ type });
    const next = type === 'done' ? '[name=kind]:checked' : '[name=name]';
    form.current?.querySelector<HTMLElement>(next)?.focus();
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
          onBringBack={() => press('broughtBack')}
          onDone={() => press('done')}
        />
      )}
      <OriginLine origin={origin} words={words} onDrop={() => press('originLeftOut')} />
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
        <Fields {...{ state, settings, language, words }} />
        {/* In the form's state and never shown: specification 5.7. */}
        <input type="hidden" name="location" value={originCity(state)} readOnly />
        <FormEnd ref={submit} state={state} onPress={press} words={words} />
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
