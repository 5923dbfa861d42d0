import type { Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import { enquiryReducer } from '#enquiry/enquiryReducer.ts';
import {
  type EnquiryAction,
  type EnquiryState,
  type FormContent,
  initialState,
} from '#enquiry/enquiryState.ts';
import { handOffOf } from '#enquiry/enquiryView.ts';
import type { Answer } from '#enquiry/sentEnquiry.ts';
import { ChoiceDialog } from '#islands/ContactForm/ChoiceDialog/ChoiceDialog.tsx';
import form from '#islands/ContactForm/ContactForm.module.css';
import { Fields } from '#islands/ContactForm/Fields.tsx';
import { problemSentences } from '#islands/ContactForm/problemText.ts';
import { QrCode } from '#islands/ContactForm/QrCode/QrCode.tsx';
import { SentPanel } from '#islands/ContactForm/SentPanel/SentPanel.tsx';
import { ErrorSummary } from '#islands/ErrorSummary/ErrorSummary.tsx';
import type { ContactWords } from '#islands/words.ts';
import type { Specimens } from './Specimens.tsx';

const nothing = () => {};
const empty: FormContent['texts'] = {
  name: '',
  email: '',
  phone: '',
  company: '',
  preferredLocation: '',
  message: '',
};
const written: FormContent['texts'] = {
  ...empty,
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '98765 43210',
  preferredLocation: 'Delhi NCR',
  message: 'I have kept the accounts of two shops for four years.\nI can start in March.',
};
const file = new File(['x'], 'asha-verma-resume.pdf', { type: 'application/pdf' });
const application: FormContent = { kind: 'application', texts: written, file };
const wrong = { ...written, company: 'Verma Traders', email: 'asha', phone: '98' };

type Props = { words: ContactWords; phones: readonly [string, ...string[]]; steps: Steps };

/** The states of the contact form that take many steps to reach, made by the form's own reducer. */
export function formStates({ words, phones, steps }: Props): Specimens {
  const [phone] = phones;
  const settings = { phone, labels: words, writing: words.writing, coveringLocations: {} };
  const begin: EnquiryAction = {
    type: 'opened',
    content: { kind: 'application', texts: empty },
    typed: [],
    stored: 'nothing',
    askedKind: undefined,
    sent: undefined,
  };
  const after = (...actions: EnquiryAction[]) =>
    [begin, ...actions].reduce<EnquiryState>(enquiryReducer(settings), initialState);
  const submitted: EnquiryAction = { type: 'submitted', content: { kind: 'application', texts: empty } };
  const read = (resume: File): EnquiryAction[] => [
    { type: 'submitted', content: application },
    { type: 'resumeRead', resume },
  ];
  const panel = (answer: Answer, mouse: boolean) => {
    const { sent } = after(...read(file), { type: 'answered', answer }, { type: 'linkFollowed' });
    const device = { insideApp: false, downloads: true, mouse };
    const texts = { words, phones, steps, language: 'en' } as const;
    return (
      sent && (
        <SentPanel {...texts} {...{ sent, device }} resume={file} onBringBack={nothing} onDone={nothing} />
      )
    );
  };
  const fields = (state: EnquiryState) => (
    <form className={form.form} method="dialog" data-ready>
      <ErrorSummary
        form="contact"
        title={words.problems}
        problems={problemSentences(state, words)}
        report={state.report}
      />
      <Fields {...{ state, settings, words }} language="en" />
    </form>
  );
  const choosing = handOffOf(after(...read(file)), settings);
  const dialog = choosing && (
    <ChoiceDialog {...choosing} {...{ phone, words }} onAnswer={() => true} onBack={nothing} />
  );
  const chatHref = choosing?.chatHref ?? '';
  return {
    Fields: {
      'a job seeker’s form, nothing filled in': fields(after(submitted)),
      'the name corrected': fields(
        after(submitted, { type: 'wrote', content: { ...application, texts: { ...empty, name: 'Asha' } } }),
      ),
      'an employer’s form, wrong values': fields(
        after({ type: 'submitted', content: { kind: 'hiring-request', texts: wrong } }),
      ),
    },
    ChoiceDialog: { '': dialog },
    QrCode: { '': <QrCode {...{ chatHref, phone, words }} onScanned={nothing} /> },
    SentPanel: {
      'after OK, on a phone': panel('whatsapp', false),
      'after OK, on a laptop': panel('whatsapp', true),
      'after Cancel': panel('call', false),
    },
  };
}
