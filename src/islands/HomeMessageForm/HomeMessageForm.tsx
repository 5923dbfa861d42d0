import { useState } from 'react';
import { fieldId, InputField, TextareaField } from '#components/ui/Field/Field.tsx';
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx';
import { safeChatLink } from '#enquiry/contactLinks.ts';
import { composeHomeMessage, type Delivery, type HomeMessage } from '#enquiry/homeMessage.ts';
import { isSubmitted } from '#enquiry/homeState.ts';
import { EmailField } from '#form/EmailField/EmailField.tsx';
import { FormFrame } from '#form/FormFrame/FormFrame.tsx';
import { fieldFacts } from '#form/fieldFacts.ts';
import { PrivacyLine } from '#form/PrivacyLine.tsx';
import { useForm } from '#form/useForm.ts';
import type { Language } from '#navigation/languages.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import type { HomeWords } from '../words.ts';
import { deliver } from './deliver.ts';
import { homeSession } from './homeSession.ts';

type Props = { language: Language; delivery: Delivery; phone: string; words: HomeWords };

/** The home page's form (specification 9). `delivery` in `content/agency.yaml` decides what it does. */
export default function HomeMessageForm({ language, delivery, phone, words }: Props) {
  const [session] = useState(() => homeSession());
  const { act } = session;
  const { form, state } = useForm(session, {
    open: ({ typed }) => session.open(typed),
    onReturn: session.onReturn,
    reportOf: ({ report }) => report,
    errorTitle: words.errorTitle,
  });
  const { phase, message, report, outcome } = state;
  const isDelivered = outcome === 'delivered';
  const isPreviewed = delivery === 'simulated' && isDelivered;
  const isSent = isPreviewed || (isDelivered && isSubmitted(state));
  const label = phase === 'sending' ? 'sending' : isSent ? 'sent' : 'idle';

  async function send() {
    if (label !== 'idle' || !act({ type: 'submitted' })) return;
    const { phase, message, report } = session.state();
    const [first] = report.problems;
    if (first) return document.getElementById(fieldId('home', first.field))?.focus();
    if (phase !== 'sending') return;
    try {
      act({ type: await deliver(delivery, message, phone, words) });
    } catch (error) {
      console.warn(error);
      act({ type: 'failed' });
    }
  }

  const facts = fieldFacts('home', report, ({ field, problem }) =>
    problem === 'missing' ? words[`${field}Missing`] : words.emailMalformed,
  );
  const control = (field: keyof HomeMessage) => ({
    field: { ...facts(field), label: words[field] },
    value: message[field],
    onText: (text: string) => void act({ type: 'wrote', field, text }),
  });
  const chatHref = isPreviewed && safeChatLink(phone, composeHomeMessage(message, words));
  return (
    <FormFrame
      ref={form}
      id="home"
      className={layout.stack}
      isLive={phase !== 'loading'}
      failed={outcome === 'failed' && words.failed}
      end={{
        submit: words[label],
        isDone: label !== 'idle',
        status: (
          <>
            {label !== 'idle' && <VisuallyHidden>{words[label]}</VisuallyHidden>}
            {chatHref && <a href={chatHref}>{words.sendByWhatsapp}</a>}
            {isDelivered && !isSent && <span>{words.changedSince}</span>}
          </>
        ),
      }}
      onSubmit={() => void send()}
    >
      {delivery !== 'simulated' && <PrivacyLine className={text.hint} words={words} language={language} />}
      {words.preview && <p className={text.hint}>{words.preview}</p>}
      <InputField {...control('name')} autoComplete="name" />
      <EmailField {...control('email')} words={words} />
      <TextareaField {...control('message')} rows={4} />
    </FormFrame>
  );
}
