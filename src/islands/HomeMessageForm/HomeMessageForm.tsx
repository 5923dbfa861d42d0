import { useEffect, useRef, useState } from 'react';
import { InputField, TextareaField } from '#components/ui/Field/Field.tsx';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx';
import { whatsappLink } from '#enquiry/contactLinks.ts';
import {
  composeHomeMessage,
  type Delivery,
  type HomeMessage,
  homeFields,
  postHomeMessage,
  simulatedDelay,
} from '#enquiry/homeMessage.ts';
import { homeProblems } from '#enquiry/validation.ts';
import type { Language } from '#navigation/languages.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { PrivacyLine } from '../PrivacyLine.tsx';
import { useErrorTitle } from '../useErrorTitle.ts';
import type { HomeWords } from '../words.ts';
import styles from './HomeMessageForm.module.css';
import { storedMessage, storeMessage } from './messageHistory.ts';

type Props = { language: Language; delivery: Delivery; phone: string; words: HomeWords };
type Phase = 'idle' | 'sending' | 'sent';
type Problems = Partial<Record<keyof HomeMessage, string>>;

/** The home page's form (specification 9). `delivery` in `content/agency.yaml` decides what it does. */
export default function HomeMessageForm({ language, delivery, phone, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [hydrated, setHydrated] = useState(false);
  const [phase, setPhase] = useState<Phase>('idle');
  const [problems, setProblems] = useState<Problems>({});
  const [corrected, setCorrected] = useState<string[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (form.current) fillEmpty(form.current, storedMessage());
    setHydrated(true);
  }, []);

  useErrorTitle(Object.keys(problems).length > 0, words.errorTitle);

  async function send() {
    if (!form.current || phase !== 'idle') return;
    const message = readMessage(form.current);
    const found = findProblems(form.current, words);
    setProblems(found);
    setCorrected([]);
    setFailed(false);
    const [first] = Object.keys(found);
    if (first) return (form.current.elements.namedItem(first) as HTMLElement).focus();
    setPhase('sending');
    storeMessage(message);
    try {
      await deliver(delivery, message, phone, words);
      // Nothing is sent yet: the visitor has to press send in WhatsApp.
      if (delivery === 'whatsapp') return setPhase('idle');
      storeMessage(undefined);
      setPhase('sent');
    } catch (error) {
      console.warn(error);
      setPhase('idle');
      setFailed(true);
    }
  }

  const field = (name: keyof HomeMessage) => ({
    form: 'home',
    name,
    label: words[name],
    problem: problems[name],
    corrected: corrected.includes(name),
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate={hydrated}
      data-ready={hydrated || undefined}
      onBlur={(event) => phase !== 'sent' && storeMessage(readMessage(event.currentTarget))}
      onInput={({ currentTarget }) => {
        const remaining = findProblems(currentTarget, words);
        setCorrected((previous) => homeFields.filter((name) => previous.includes(name) || !remaining[name]));
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {delivery !== 'simulated' && (
        <PrivacyLine
          className={styles.notice}
          text={words.notice}
          link={words.noticeLink}
          language={language}
        />
      )}
      <InputField field={field('name')} autoComplete="name" />
      <EmailField field={field('email')} words={words} />
      <TextareaField field={field('message')} rows={4} />
      {failed && (
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
      )}
      <SubmitButton disabled={!hydrated} aria-disabled={phase !== 'idle' || undefined}>
        {words[phase]}
      </SubmitButton>
      <VisuallyHidden role="status">{phase !== 'idle' && words[phase]}</VisuallyHidden>
      {delivery === 'simulated' && <p className={styles.preview}>{words.preview}</p>}
    </form>
  );
}

async function deliver(
  delivery: Delivery,
  message: HomeMessage,
  phone: string,
  words: HomeWords,
): Promise<void> {
  if (delivery === 'simulated') {
    await new Promise((resolve) => setTimeout(resolve, simulatedDelay));
  } else if (delivery === 'whatsapp') {
    // In the same tab: in-app browsers have no other tab, and pop-up blockers don't block this.
    location.assign(whatsappLink(phone, composeHomeMessage(message, words)));
  } else {
    await postHomeMessage(delivery, message);
  }
}

const control = (form: HTMLFormElement, name: keyof HomeMessage) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;

const readMessage = (form: HTMLFormElement): HomeMessage => ({
  name: control(form, 'name').value,
  email: control(form, 'email').value,
  message: control(form, 'message').value,
});

function fillEmpty(form: HTMLFormElement, stored: Partial<HomeMessage>) {
  for (const [name, text] of Object.entries(stored) as [keyof HomeMessage, string][]) {
    const field = control(form, name);
    field.value ||= text;
  }
}

const findProblems = (form: HTMLFormElement, words: HomeWords): Problems =>
  Object.fromEntries(
    homeProblems(readMessage(form)).map(({ field, problem }) => [
      field,
      problem === 'missing' ? words[`${field}Missing`] : words.emailMalformed,
    ]),
  );
