import { type MouseEvent, useEffect, useReducer, useRef, useState } from 'react';
import type { Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import type { Language } from '#navigation/languages.ts';
import { canDownload, thisDevice } from '../browser.ts';
import { PrivacyLine } from '../PrivacyLine.tsx';
import { useErrorTitle } from '../useErrorTitle.ts';
import type { ContactWords } from '../words.ts';
import { ChoiceDialog } from './ChoiceDialog/ChoiceDialog.tsx';
import styles from './ContactForm.module.css';
import { type Answer, contactReducer, initialState } from './contactState.ts';
import { dropDraft, loadDraft, saveDraft } from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './Fields.tsx';
import {
  answersOf,
  contentOf,
  controlOf,
  dropOrigin,
  emptyForm,
  kindOf,
  offerOrigin,
  putFile,
  refuseBadResume,
  removeAnswers,
  writeAnswers,
} from './formElement.ts';
import { downloadResume, releaseResume } from './heldResume.ts';
import { ModeToggle } from './ModeToggle.tsx';
import { OriginLine } from './OriginLine.tsx';
import { QuickChat } from './QuickChat.tsx';
import { SentPanel } from './SentPanel/SentPanel.tsx';
import { forgetSent, recallSent, rememberSent } from './sentHistory.ts';
import { useLeaving } from './useLeaving.ts';
import { useOrigin } from './useOrigin.ts';
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
 * the visitor presses (specification 5 to 8; docs/decisions/0003-links-instead-of-popups.md). The states are in
 * `contactState.ts`; what is written stays in the form's own elements (`formElement.ts`).
 */
export default function ContactForm({ language, phones, hours, steps, coveringLocations, words }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [state, dispatch] = useReducer(contactReducer({ phone: phones[0], labels: words }), initialState);
  // A second press of an answer must not download the resume twice.
  const answering = useRef(false);
  const { step, kind, origin, sent } = state;

  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const recalled = recallSent();
    if (recalled) removeAnswers(form, recalled.answers);
    restoreDraft(form);
    const refusedFile = refuseBadResume(form);
    dispatch({ type: 'hydrated', content: contentOf(form), refusedFile, sent: recalled });
    setHydrated(true);
  }, []);

  useOrigin((found) => dispatch({ type: 'originLookedUp', origin: found }));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each origin
  useEffect(() => {
    if (!ref.current || !origin) return;
    offerOrigin(ref.current, origin, coveringLocations[origin.slug], words.writing);
    dispatch({ type: 'edited', content: contentOf(ref.current) });
  }, [origin]);

  useResumeReading(step === 'reading' ? state.file : undefined, (resume) => {
    if (ref.current) dispatch({ type: 'resumeRead', content: contentOf(ref.current), resume });
  });
  const holdsResume = step === 'reading' || step === 'choosing';
  useEffect(() => {
    if (!holdsResume) releaseResume();
  }, [holdsResume]);
  useErrorTitle(state.problems.length > 0, words.errorTitle);

  useEffect(() => {
    if (hydrated && step !== 'sent') forgetSent();
  }, [hydrated, step]);
  useLeaving(step === 'sent', () => dispatch({ type: 'done' }));

  function onEdit(form: HTMLFormElement, isModeSwitch: boolean) {
    // The opening sentence says who writes.
    if (isModeSwitch && origin) offerOrigin(form, origin, undefined, words.writing);
    dispatch({ type: 'edited', content: contentOf(form) });
    saveDraft(answersOf(form));
  }

  function goBack() {
    dispatch({ type: 'wentBack' });
    submit.current?.focus();
  }

  function giveAnswer(event: MouseEvent, answer: Answer) {
    const form = ref.current;
    if (step !== 'choosing' || !form || answering.current) return event.preventDefault();
    answering.current = true;
    const answers = answersOf(form);
    const { file } = contentOf(form);
    const { handOff, resume } = state;
    if (answer === 'whatsapp' && resume && canDownload()) downloadResume(resume);
    // At once, and not by an effect: in the same tab the page may not live longer than this event.
    releaseResume();
    dropDraft();
    rememberSent({ ...handOff, answer, answers, resumeName: resume?.name });
    // The pressed link must still be in the page when the browser follows it, which is after this event.
    setTimeout(() => {
      answering.current = false;
      emptyForm(form);
      dispatch({ type: 'answered', answer, answers, file });
    });
  }

  function clear(form: HTMLFormElement) {
    emptyForm(form);
    dropDraft();
    dispatch({ type: 'cleared' });
    controlOf(form, 'name').focus();
  }

  function bringBack(form: HTMLFormElement) {
    if (!sent) return;
    emptyForm(form);
    writeAnswers(form, sent.answers);
    if (state.sentFiles?.chosen) putFile(form, state.sentFiles.chosen);
    saveDraft(answersOf(form));
    dispatch({ type: 'broughtBack', content: contentOf(form) });
    controlOf(form, 'name').focus();
  }

  function leaveOriginOut(form: HTMLFormElement) {
    if (!origin) return;
    dropOrigin(form, origin, coveringLocations[origin.slug], words.writing);
    dispatch({ type: 'originDropped' });
    dispatch({ type: 'edited', content: contentOf(form) });
    saveDraft(answersOf(form));
    history.replaceState(history.state, '', location.pathname);
    controlOf(form, 'name').focus();
  }

  return (
    <div>
      {sent && (
        <SentPanel
          key={sent.message}
          sent={sent}
          resume={state.sentFiles?.resume}
          device={thisDevice()}
          phones={phones}
          steps={steps}
          words={words}
          language={language}
          onBringBack={() => ref.current && bringBack(ref.current)}
          onDone={() => {
            dispatch({ type: 'done' });
            ref.current?.querySelector<HTMLInputElement>('[name=kind]:checked')?.focus();
          }}
        />
      )}
      <OriginLine origin={origin} words={words} onDrop={() => ref.current && leaveOriginOut(ref.current)} />
      <form
        ref={ref}
        className={styles.form}
        method="dialog"
        noValidate={hydrated}
        data-ready={hydrated || undefined}
        aria-busy={step === 'reading' || undefined}
        onInput={({ currentTarget, target }) =>
          onEdit(currentTarget, (target as HTMLInputElement).name === 'kind')
        }
        onSubmit={(event) => {
          event.preventDefault();
          if (hydrated) dispatch({ type: 'submitted', content: contentOf(event.currentTarget) });
        }}
      >
        <ErrorSummary problems={state.problems} corrected={state.corrected} words={words} />
        <QuickChat phone={phones[0]} hours={hours} origin={origin} words={words} />
        <PrivacyLine
          className={styles.notice}
          text={words.notice}
          link={words.noticeLink}
          language={language}
        />
        <ModeToggle kind={kind} words={words} />
        <Fields
          {...state}
          words={words}
          onResumeChange={() =>
            ref.current && dispatch({ type: 'fileChosen', refused: refuseBadResume(ref.current) })
          }
        />
        {state.failed && (
          <p className={styles.failed} role="alert">
            {words.failed}
          </p>
        )}
        <div className={styles.end}>
          <SubmitButton ref={submit} disabled={!hydrated}>
            {words[kind].submit}
          </SubmitButton>
          <button
            className={styles.clear}
            type="button"
            disabled={!hydrated}
            onClick={() => ref.current && clear(ref.current)}
          >
            {words.clear}
          </button>
          <p className={styles.reading} role="status">
            {step === 'reading' && words.reading}
          </p>
        </div>
      </form>
      {step === 'choosing' && (
        <ChoiceDialog
          {...state.handOff}
          phone={phones[0]}
          words={words}
          onOk={(event) => giveAnswer(event, 'whatsapp')}
          onCancel={(event) => giveAnswer(event, 'call')}
          onBack={goBack}
        />
      )}
    </div>
  );
}

/** Writes the draft into the empty fields. A mode that the address asks for wins over the draft's. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = loadDraft();
  if (!draft) return;
  const isModeAsked = new URLSearchParams(location.search).has('for');
  writeAnswers(form, isModeAsked ? { ...draft, kind: kindOf(form) } : draft);
}
