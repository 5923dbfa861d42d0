import type { Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import type { ContactValues } from '#enquiry/validation.ts';
import { ChoiceDialog } from '#islands/ContactForm/ChoiceDialog/ChoiceDialog.tsx';
import form from '#islands/ContactForm/ContactForm.module.css';
import {
  type ContactAction,
  type ContactState,
  contactReducer,
  type FormContent,
  initialState,
} from '#islands/ContactForm/contactState.ts';
import { ErrorSummary } from '#islands/ContactForm/ErrorSummary.tsx';
import { Fields } from '#islands/ContactForm/Fields.tsx';
import { QrCode } from '#islands/ContactForm/QrCode/QrCode.tsx';
import { SentPanel } from '#islands/ContactForm/SentPanel/SentPanel.tsx';
import type { ContactWords } from '#islands/words.ts';
import type { Specimens } from './Specimens.tsx';

const nothing = () => {};
const empty: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  preferredLocation: '',
  message: '',
};
const written: ContactValues = {
  ...empty,
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '98765 43210',
  preferredLocation: 'Delhi NCR',
  message: 'I have kept the accounts of two shops for four years.\nI can start in March.',
};
const file = new File(['x'], 'asha-verma-resume.pdf', { type: 'application/pdf' });
const application: FormContent = { kind: 'application', values: written, file };
const wrong = { ...written, company: 'Verma Traders', email: 'asha', phone: '98' };

type Props = { words: ContactWords; phones: readonly [string, ...string[]]; steps: Steps };

/** The states of the contact form that take many steps to reach, made by the form's own reducer. */
export function formStates({ words, phones, steps }: Props): Specimens {
  const [phone] = phones;
  const after = (...actions: ContactAction[]) =>
    actions.reduce<ContactState>(contactReducer({ phone, labels: words }), initialState);
  const submitted: ContactAction = { type: 'submitted', content: { ...application, values: empty } };
  const read: ContactAction[] = [
    { type: 'submitted', content: application },
    { type: 'resumeRead', content: application, resume: file },
  ];
  const panel = (answer: 'whatsapp' | 'call', mouse: boolean) => {
    const answers = { kind: 'application', texts: {} } as const;
    const { sent } = after(...read, { type: 'answered', answer, answers, file });
    const device = { insideApp: false, downloads: true, mouse };
    const texts = { words, phones, steps, language: 'en' } as const;
    return (
      sent && (
        <SentPanel {...texts} {...{ sent, device }} resume={file} onBringBack={nothing} onDone={nothing} />
      )
    );
  };
  const fields = (state: ContactState) => (
    <form className={form.form} method="dialog" data-ready>
      <ErrorSummary {...state} words={words} />
      <Fields {...state} words={words} onResumeChange={nothing} />
    </form>
  );
  const choosing = after(...read);
  const handOff = choosing.step === 'choosing' ? choosing.handOff : { message: '', chatHref: '' };
  const texts = { words, phone };
  return {
    Fields: {
      'a job seeker’s form, nothing filled in': fields(after(submitted)),
      'the name corrected': fields(
        after(submitted, { type: 'edited', content: { ...application, values: { ...empty, name: 'Asha' } } }),
      ),
      'an employer’s form, wrong values': fields(
        after({ type: 'submitted', content: { kind: 'hiring-request', values: wrong } }),
      ),
    },
    ChoiceDialog: {
      '': <ChoiceDialog {...handOff} {...texts} onOk={nothing} onCancel={nothing} onBack={nothing} />,
    },
    QrCode: { '': <QrCode chatHref={handOff.chatHref} {...texts} /> },
    SentPanel: {
      'after OK, on a phone': panel('whatsapp', false),
      'after OK, on a laptop': panel('whatsapp', true),
      'after Cancel': panel('call', false),
    },
  };
}
