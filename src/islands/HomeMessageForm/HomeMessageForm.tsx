import { useRef } from 'react';
import { InputField, TextareaField } from '#components/ui/Field/Field.tsx';
import { SubmitButton } from '#components/ui/SubmitButton/SubmitButton.tsx';
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx';
import type { Delivery, HomeMessage } from '#enquiry/homeMessage.ts';
import type { Language } from '#navigation/languages.ts';
import { EmailField } from '../EmailField/EmailField.tsx';
import { PrivacyLine } from '../PrivacyLine.tsx';
import { TypedMark } from '../typedBeforeHydration.tsx';
import { useErrorTitle } from '../useErrorTitle.ts';
import type { HomeWords } from '../words.ts';
import { deliver } from './deliver.ts';
import styles from './HomeMessageForm.module.css';
import { useHomeMessage } from './useHomeMessage.ts';

type Props = { language: Language; delivery: Delivery; phone: string; words: HomeWords };

/** The home page's form (specification 9). `delivery` in `content/agency.yaml` decides what it does. */
export default function HomeMessageForm({ language, delivery, phone, words }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { state, act, read, controlOf } = useHomeMessage(form);
  const { phase, report, failed } = state;
  const status = phase === 'loading' ? 'idle' : phase;
  useErrorTitle(report.problems.length > 0, words.errorTitle);

  async function send() {
    const submitted = act({ type: 'submitted', message: read() });
    const [first] = submitted?.report.problems ?? [];
    if (first) return controlOf(first.field).focus();
    if (!submitted) return;
    try {
      act({ type: await deliver(delivery, submitted.message, phone, words) });
    } catch (error) {
      console.warn(error);
      act({ type: 'failed' });
    }
  }

  const problemText = (name: keyof HomeMessage) => {
    const found = report.problems.find(({ field }) => field === name)?.problem;
    return found && (found === 'missing' ? words[`${name}Missing`] : words.emailMalformed);
  };
  const field = (name: keyof HomeMessage) => ({
    form: 'home',
    name,
    label: words[name],
    problem: problemText(name),
    corrected: report.corrected.includes(name),
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate={phase !== 'loading'}
      data-ready={phase !== 'loading' || undefined}
      onInput={() => act({ type: 'wrote', message: read() })}
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
      <TypedMark />
      <InputField field={field('name')} autoComplete="name" />
      <EmailField field={field('email')} value={state.message.email} words={words} />
      <TextareaField field={field('message')} rows={4} />
      {failed && (
        <p className={styles.failed} role="alert">
          {words.failed}
        </p>
      )}
      <SubmitButton disabled={phase === 'loading'} aria-disabled={status !== 'idle' || undefined}>
        {words[status]}
      </SubmitButton>
      <VisuallyHidden role="status">{status !== 'idle' && words[status]}</VisuallyHidden>
      {words.preview && <p className={styles.preview}>{words.preview}</p>}
    </form>
  );
}
