import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import type { Origin } from '#enquiry/origin.ts';
import type { ContactField } from '#enquiry/validation.ts';
import type { ContactWords } from '../words.ts';
import { ChoiceDialog } from './ChoiceDialog/ChoiceDialog.tsx';
import styles from './ContactForm.module.css';
import {
  type Answers,
  setKind as chooseKind,
  dropDraft,
  loadDraft,
  readAnswers,
  saveDraft,
  writeAnswers,
} from './draft.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './Fields.tsx';
import { controlOf, type FieldProblem, findProblems } from './fields.ts';
import { findOrigin } from './findOrigin.ts';
import { type HandOff, linkLengthNow, prepareHandOff } from './handOff.ts';
import { downloadResume, releaseResume } from './heldResume.ts';
import { ModeToggle } from './ModeToggle.tsx';
import { OriginLine } from './OriginLine.tsx';
import { dropOrigin, offerOrigin } from './originAnswers.ts';
import { chosenFile, putFile, refuseBadResume } from './resumeInput.ts';
import { SentPanel } from './SentPanel/SentPanel.tsx';

type Props = {
  /** The agency's numbers in international format; the first receives messages and calls. */
  phones: readonly [string, ...string[]];
  /** The preferred location that covers a city, by the city's slug. */
  coveringLocations: Record<string, string>;
  words: ContactWords;
};

type Sent = HandOff & { by: 'whatsapp' | 'call'; answers: Answers; file: File | undefined };

/**
 * The contact form: checks what was written, shows the message, and hands it to WhatsApp or to a call by links that
 * the visitor presses themselves (specification 5 to 8; docs/decisions/0003-links-instead-of-popups.md).
 */
export default function ContactForm({ phones, coveringLocations, words }: Props) {
  const ref = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [live, setLive] = useState(false);
  const [kind, setKind] = useState<EnquiryKind>('application');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [corrected, setCorrected] = useState<ContactField[]>([]);
  const [resumeFault, setResumeFault] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [linkLength, setLinkLength] = useState(0);
  const [choice, setChoice] = useState<HandOff>();
  const [sent, setSent] = useState<Sent>();
  const [origin, setOrigin] = useState<Origin | null>();
  // Neither a second press of the submit button nor one of an answer may start the same thing again.
  const busy = useRef(false);

  /** Takes in what stands in the form now, whoever put it there. */
  function readForm(form: HTMLFormElement) {
    const answers = readAnswers(form);
    setKind(answers.kind);
    setLinkLength(linkLengthNow(form, answers.kind, phones[0], words));
    return answers;
  }

  // The form comes alive: it takes over what the visitor, or the browser on Back, has already put in.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form comes alive
  useEffect(() => {
    releaseResume();
    const form = ref.current;
    if (!form) return;
    const draft = loadDraft();
    if (draft) writeAnswers(form, isModeAsked() ? { ...draft, kind: readAnswers(form).kind } : draft);
    setResumeFault(refuseBadResume(form, words));
    readForm(form);
    setLive(true);
    void findOrigin().then((found) => {
      setOrigin(found ?? null);
      if (!found) return;
      offerOrigin(form, readAnswers(form).kind, found, coveringLocations[found.slug], words.writing);
      readForm(form);
    });
  }, []);

  /** A problem stays corrected while the visitor types on, until the form is sent again: it must not come and go. */
  function markCorrected(form: HTMLFormElement, { kind }: Answers) {
    if (problems.length === 0) return;
    const left = findProblems(form, kind, words).map(({ field }) => field);
    const fields = problems.map(({ field }) => field);
    setCorrected((before) => fields.filter((field) => before.includes(field) || !left.includes(field)));
  }

  async function prepare(form: HTMLFormElement) {
    if (busy.current) return;
    setFailed(false);
    setResumeFault(undefined);
    const found = findProblems(form, kind, words);
    setProblems(found);
    setCorrected([]);
    if (found.length > 0) return;
    busy.current = true;
    try {
      setChoice(await prepareHandOff(form, kind, phones[0], words));
    } catch (error) {
      console.warn(error);
      releaseResume();
      setFailed(true);
    } finally {
      busy.current = false;
    }
  }

  function goBack() {
    releaseResume();
    setChoice(undefined);
    submit.current?.focus();
  }

  function handOver(event: MouseEvent, by: Sent['by']) {
    const form = ref.current;
    if (!choice || !form || busy.current) return event.preventDefault();
    busy.current = true;
    if (by === 'whatsapp' && choice.resume) downloadResume(choice.resume);
    const next = { ...choice, by, answers: readAnswers(form), file: chosenFile(form) };
    releaseResume();
    dropDraft();
    // The pressed link must still be in the page when the browser follows it, which is after this event.
    setTimeout(() => {
      busy.current = false;
      setSent(next);
      setChoice(undefined);
      empty(form);
    });
  }

  /** Clears everything but the mode. */
  function empty(form: HTMLFormElement) {
    if (origin) dropOrigin(form, origin, undefined, words.writing);
    form.reset();
    chooseKind(form, kind);
    dropDraft();
    setOrigin(null);
    setProblems([]);
    setResumeFault(undefined);
    setFailed(false);
    setLinkLength(0);
  }

  function bringBack(form: HTMLFormElement, { answers, file }: Sent) {
    form.reset();
    writeAnswers(form, answers);
    if (file) putFile(form, file);
    saveDraft(readForm(form));
    setSent(undefined);
    controlOf(form, 'name').focus();
  }

  return (
    <div>
      {sent && (
        <SentPanel
          key={sent.message}
          {...sent}
          phones={phones}
          words={words}
          onBringBack={() => ref.current && bringBack(ref.current, sent)}
        />
      )}
      <OriginLine
        origin={origin}
        words={words}
        onDrop={() => {
          const form = ref.current;
          if (!form || !origin) return;
          dropOrigin(form, origin, coveringLocations[origin.slug], words.writing);
          saveDraft(readForm(form));
          setOrigin(null);
          history.replaceState(null, '', location.pathname);
          controlOf(form, 'name').focus();
        }}
      />
      <form
        ref={ref}
        className={styles.form}
        method="dialog"
        noValidate={live}
        data-ready={live || undefined}
        onInput={({ currentTarget, target }) => {
          const isSwitch = (target as HTMLInputElement).name === 'kind';
          if (isSwitch && origin)
            offerOrigin(currentTarget, readAnswers(currentTarget).kind, origin, undefined, words.writing);
          const answers = readForm(currentTarget);
          markCorrected(currentTarget, answers);
          saveDraft(answers);
        }}
        onSubmit={(event) => {
          event.preventDefault();
          if (live) void prepare(event.currentTarget);
        }}
      >
        <ErrorSummary problems={problems} corrected={corrected} words={words} />
        <ModeToggle kind={kind} words={words} />
        <Fields
          kind={kind}
          problems={problems}
          corrected={corrected}
          resumeFault={resumeFault}
          linkLength={linkLength}
          words={words}
          onResumeChange={() => ref.current && setResumeFault(refuseBadResume(ref.current, words))}
        />
        {failed && (
          <p className={styles.failed} role="alert">
            {words.failed}
          </p>
        )}
        <div className={styles.end}>
          <SubmitButton ref={submit} disabled={!live}>
            {words[kind].submit}
          </SubmitButton>
          <button
            className={styles.clear}
            type="button"
            disabled={!live}
            onClick={() => {
              if (!ref.current) return;
              empty(ref.current);
              controlOf(ref.current, 'name').focus();
            }}
          >
            {words.clear}
          </button>
        </div>
      </form>
      {choice && (
        <ChoiceDialog
          {...choice}
          phone={phones[0]}
          words={words}
          onOk={(event) => handOver(event, 'whatsapp')}
          onCancel={(event) => handOver(event, 'call')}
          onBack={goBack}
        />
      )}
    </div>
  );
}

/** True where the address asks for a mode, which then wins over the draft's. */
const isModeAsked = () => new URLSearchParams(location.search).has('for');
