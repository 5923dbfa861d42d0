import { useEffect, useRef, useState } from 'react';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import { telLink } from '#enquiry/links.ts';
import { resumeProblem } from '#enquiry/resume.ts';
import { sentences } from '#enquiry/sentences.ts';
import { SubmitButton } from '../../components/ui/SubmitButton/SubmitButton.tsx';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import styles from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Fields } from './Fields.tsx';
import { controlOf, type FieldProblem, findProblems } from './fields.ts';
import { type HandOff, prepareHandOff } from './handOff.ts';
import { downloadResume, releaseResume } from './heldResume.ts';
import { ModeToggle } from './ModeToggle.tsx';
import { SentPanel } from './SentPanel.tsx';

type Props = {
  /** The agency's numbers in international format; the first receives messages and calls. */
  phones: readonly [string, ...string[]];
};

const submitLabels = {
  application: 'Submit Application',
  'hiring-request': 'Submit Hiring Request',
} as const;

/**
 * The contact form: checks what was written, shows the message, and hands it to WhatsApp or to a call by links that
 * the visitor presses themselves (SPEC 4, 5, 7, 8; docs/decisions/links-not-popups.md).
 */
export default function ContactForm({ phones }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const [live, setLive] = useState(false);
  const [kind, setKind] = useState<EnquiryKind>('application');
  const [problems, setProblems] = useState<FieldProblem[]>([]);
  const [resumeFault, setResumeFault] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [choice, setChoice] = useState<HandOff>();
  const [sent, setSent] = useState<HandOff & { by: 'whatsapp' | 'call' }>();
  const preparing = useRef(false);

  // The form comes alive: it takes over what the visitor, or the browser on Back, has already put in.
  useEffect(() => {
    releaseResume();
    if (form.current) {
      setKind(chosenKind(form.current));
      setResumeFault(refuseBadResume(form.current));
    }
    setLive(true);
  }, []);

  async function prepare() {
    if (!form.current || preparing.current) return;
    setFailed(false);
    setResumeFault(undefined);
    const found = findProblems(form.current, kind);
    setProblems(found);
    if (found.length > 0) return;
    preparing.current = true;
    try {
      setChoice(await prepareHandOff(form.current, kind, phones[0]));
    } catch (error) {
      console.warn(error);
      releaseResume();
      setFailed(true);
    } finally {
      preparing.current = false;
    }
  }

  function goBack() {
    releaseResume();
    setChoice(undefined);
    submit.current?.focus();
  }

  function handOver(by: 'whatsapp' | 'call') {
    if (!choice) return;
    if (by === 'whatsapp' && choice.resume) downloadResume(choice.resume);
    releaseResume();
    // The pressed link must still be in the page when the browser follows it, which is after this event.
    setTimeout(() => {
      setSent({ ...choice, by });
      setChoice(undefined);
      if (!form.current) return;
      form.current.reset();
      for (const radio of form.current.querySelectorAll<HTMLInputElement>('[name=kind]')) {
        radio.checked = radio.value === kind;
      }
    });
  }

  return (
    <div className={styles.contact}>
      {sent && <SentPanel {...sent} phones={phones} />}
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate={live}
        data-ready={live || undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (live) void prepare();
        }}
      >
        <ErrorSummary problems={problems} />
        <ModeToggle onChange={setKind} />
        <Fields
          kind={kind}
          problems={problems}
          resumeFault={resumeFault}
          onResumeChange={() => form.current && setResumeFault(refuseBadResume(form.current))}
        />
        {failed && (
          <p className={styles.failed} role="alert">
            {sentences.submissionFailed}
          </p>
        )}
        <SubmitButton ref={submit} disabled={!live}>
          {submitLabels[kind]}
        </SubmitButton>
      </form>
      {choice && (
        <ChoiceDialog
          {...choice}
          callHref={telLink(phones[0])}
          onOk={() => handOver('whatsapp')}
          onCancel={() => handOver('call')}
          onBack={goBack}
        />
      )}
    </div>
  );
}

/** Clears the file input where its file can't be taken, and says why. */
function refuseBadResume(form: HTMLFormElement): string | undefined {
  const input = controlOf(form, 'resume') as HTMLInputElement;
  const [file] = input.files ?? [];
  const fault = file && resumeProblem(file);
  if (fault) input.value = '';
  return fault;
}

const chosenKind = (form: HTMLFormElement): EnquiryKind =>
  new FormData(form).get('kind') === 'hiring-request' ? 'hiring-request' : 'application';
