import { useRef, useState } from 'react';
import { fieldId } from '#components/ui/Field/Field.tsx';
import type { Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import type { ReadResume } from '#enquiry/enquiryState.ts';
import { fileToRead, originCity, shownTexts } from '#enquiry/enquiryView.ts';
import type { DialogChoice } from '#enquiry/sentEnquiry.ts';
import { canDownload, thisDevice } from '#form/browser.ts';
import { downloadFile } from '#form/downloadFile.ts';
import { FormFrame } from '#form/FormFrame/FormFrame.tsx';
import { PrivacyLine } from '#form/PrivacyLine.tsx';
import { readResume } from '#form/readFile.ts';
import { undoId } from '#form/UndoNote.tsx';
import { useFocusNext } from '#form/useFocusNext.ts';
import { useForm } from '#form/useForm.ts';
import { useTask } from '#form/useTask.ts';
import type { Language } from '#navigation/languages.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import type { ContactWords } from '../words.ts';
import { ChoiceDialog } from './ChoiceDialog/ChoiceDialog.tsx';
import styles from './ContactForm.module.css';
import { contactSession } from './contactSession.ts';
import { Fields } from './Fields.tsx';
import { findOrigin } from './findOrigin.ts';
import { ModeToggle } from './ModeToggle.tsx';
import { OriginLine } from './OriginLine.tsx';
import { problemSentences } from './problemText.ts';
import { QuickChat } from './QuickChat.tsx';
import { SentPanel } from './SentPanel/SentPanel.tsx';
import { useLeavingPage } from './useLeavingPage.ts';

type Props = {
  language: Language;
  /** The agency's numbers in international format; the first receives messages and calls. */
  phones: readonly [string, ...string[]];
  steps: Steps;
  coveringLocations: Record<string, string>;
  /** The names of the industries, services and people that a link to the form may name. */
  parts: Record<string, string>;
  words: ContactWords;
};

/** Specification 5 to 8. Links, because pop-ups are blocked: docs/decisions/0003-links-instead-of-popups.md */
export default function ContactForm(props: Props) {
  const { language, phones, steps, coveringLocations, parts, words } = props;
  const [phone] = phones;
  const settings = { phone, labels: words, writing: words.writing, coveringLocations };
  const [session] = useState(() => contactSession(settings));
  const { act } = session;
  const { form, state, undoable } = useForm(session, {
    open: (early) => {
      session.open(early);
      void findOrigin(session.originSearch(), language, parts).then((origin) =>
        act({ type: 'originFound', origin }),
      );
    },
    onReturn: session.onReturn,
    reportOf: ({ report }) => report,
    errorTitle: words.errorTitle,
  });
  const submit = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const { step, sent, sentFiles } = state;
  const dialog = state.step === 'choosing' || state.step === 'leaving' ? state : undefined;

  const file = fileToRead(state);
  const resumeRead = (resume: ReadResume | 'none' | undefined) =>
    file && act({ type: 'resumeRead', file, resume });
  useTask(file, readResume, {
    // A file in a cloud that can't be reached may never be read (specification 7.9).
    patience: 10_000,
    onDone: resumeRead,
    onFail: (error) => {
      console.error('The resume could not be read.', error);
      resumeRead(undefined);
    },
  });
  useLeavingPage(step === 'sent', {
    onLeave: () => act({ type: 'done' }),
    onOtherLanguage: session.passSentOn,
  });

  function press(type: 'broughtBack' | 'done' | 'originLeftOut' | 'cleared' | 'undone') {
    if (type === 'undone') session.undo();
    else act({ type });
    if (type === 'done') form.current?.querySelector<HTMLElement>('[name=kind]:checked')?.focus();
    else if (type === 'cleared') focusNext(undoId('contact', 'clear'));
    else focusNext(fieldId('contact', 'name'));
  }

  /** Hands the enquiry over. A second press must neither send nor download again. */
  function choose(choice: DialogChoice): boolean {
    const resume = session.resumeToSave();
    if (!act({ type: 'choiceMade', choice })) return false;
    if (choice === 'whatsapp' && resume && canDownload()) downloadFile(resume);
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
          lostFile={sentFiles?.chosen ? undefined : sent.resume?.name}
          device={thisDevice()}
          onBringBack={() => press('broughtBack')}
          onDone={() => press('done')}
        />
      )}
      <OriginLine {...{ state, settings, words }} onDrop={() => press('originLeftOut')} />
      <FormFrame
        ref={form}
        id="contact"
        className={`${layout.stackLoose} ${layout.screenOnly} ${styles.form}`}
        isLive={step !== 'loading'}
        isBusy={step === 'reading'}
        summary={{
          title: words.problems,
          problems: problemSentences(state, words),
          report: state.report,
        }}
        undo={
          undoable && {
            text: words.cleared,
            button: words.undoClear,
            onPress: () => press('undone'),
          }
        }
        failed={state.failed && words.failed}
        end={{
          ref: submit,
          submit: words[state.kind].submit,
          clear: { button: words.clear, onPress: () => press('cleared') },
          status: step === 'reading' && words.reading,
        }}
        onSubmit={() => act({ type: 'submitted' })}
      >
        <ModeToggle kind={state.kind} onChoose={(kind) => act({ type: 'kindChosen', kind })} words={words} />
        <QuickChat {...{ state, settings, words }} />
        <PrivacyLine className={text.hint} words={words} language={language} />
        <Fields {...{ state, settings, language, words, act }} texts={shownTexts(state, settings)} />
        {/* In the form's state and never shown: specification 5.7. */}
        <input type="hidden" name="location" value={originCity(state)} />
      </FormFrame>
      {dialog && (
        <ChoiceDialog
          {...dialog.handOff}
          {...{ phone, words }}
          unread={dialog.unread}
          onChoice={choose}
          onBack={goBack}
        />
      )}
    </div>
  );
}
