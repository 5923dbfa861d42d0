import type { Steps } from '#components/ui/NextSteps/NextSteps.tsx';
import { type Texts, textFields } from '#enquiry/enquiry.ts';
import { enquiryReducer } from '#enquiry/enquiryReducer.ts';
import { type EnquiryAction, type EnquiryState, initialState } from '#enquiry/enquiryState.ts';
import { handOffOf, shownTexts } from '#enquiry/enquiryView.ts';
import type { DialogAnswer } from '#enquiry/sentEnquiry.ts';
import { ErrorSummary } from '#form/ErrorSummary/ErrorSummary.tsx';
import { ChoiceDialog } from '#islands/ContactForm/ChoiceDialog/ChoiceDialog.tsx';
import form from '#islands/ContactForm/ContactForm.module.css';
import { Fields } from '#islands/ContactForm/Fields.tsx';
import { problemSentences } from '#islands/ContactForm/problemText.ts';
import { QrCode } from '#islands/ContactForm/QrCode/QrCode.tsx';
import { SentPanel } from '#islands/ContactForm/SentPanel/SentPanel.tsx';
import type { ContactWords } from '#islands/words.ts';
import type { Specimens } from './Specimens.tsx';

const nothing = () => {};
const empty = Object.fromEntries(textFields.map((field) => [field, ''])) as Texts;
const written: Texts = {
  ...empty,
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '98765 43210',
  preferredLocation: 'Delhi NCR',
  message: 'I have kept the accounts of two shops for four years.\nI can start in March.',
};
const file = new File(['x'], 'asha-verma-resume.pdf', { type: 'application/pdf' });
const wrong = { ...written, company: 'Verma Traders', email: 'asha', phone: '98' };

type Props = { words: ContactWords; phones: readonly [string, ...string[]]; steps: Steps };

/** The states of the contact form that take many steps to reach, made by the form's own reducer. */
export function formStates({ words, phones, steps }: Props): Specimens {
  const [phone] = phones;
  const settings = { phone, labels: words, writing: words.writing, coveringLocations: {} };
  const open = (texts: Texts, file?: File): EnquiryAction => ({
    type: 'opened',
    shown: { kind: 'application', texts, file },
    typed: [...textFields.filter((field) => texts[field]), 'resume'],
    stored: 'nothing',
    askedKind: undefined,
    sent: undefined,
  });
  const after = (...actions: EnquiryAction[]) =>
    actions.reduce<EnquiryState>(enquiryReducer(settings), initialState);
  const submitted: EnquiryAction = { type: 'submitted' };
  const read: EnquiryAction[] = [
    open(written, file),
    submitted,
    { type: 'resumeRead', resume: { file, name: file.name, dataUrl: '' } },
  ];
  const panel = (answer: DialogAnswer, mouse: boolean) => {
    const { sent } = after(...read, { type: 'answered', answer }, { type: 'linkFollowed' });
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
      <Fields
        {...{ state, settings, words }}
        texts={shownTexts(state, settings)}
        language="en"
        act={nothing}
      />
    </form>
  );
  const choosing = handOffOf(after(...read), settings);
  const dialog = choosing && (
    <ChoiceDialog {...choosing} {...{ phone, words }} onAnswer={() => true} onBack={nothing} />
  );
  const chatHref = choosing?.chatHref ?? '';
  return {
    Fields: {
      'a job seeker’s form, nothing filled in': fields(after(open(empty), submitted)),
      'the name corrected': fields(
        after(open(empty), submitted, { type: 'wrote', field: 'name', text: 'Asha' }),
      ),
      'an employer’s form, wrong values': fields(
        after(open(wrong), { type: 'kindChosen', kind: 'hiring-request' }, submitted),
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
