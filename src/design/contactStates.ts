import type { MessageLabels } from '#enquiry/message.ts';
import type { ContactValues } from '#enquiry/validation.ts';
import {
  type ContactAction,
  type ContactState,
  contactReducer,
  type FormContent,
  initialState,
} from '#islands/ContactForm/contactState.ts';

const empty: ContactValues = {
  name: '',
  email: '',
  phone: '',
  company: '',
  preferredLocation: '',
  message: '',
};

const written: ContactValues = {
  name: 'Asha Verma',
  email: 'asha@example.com',
  phone: '98765 43210',
  company: '',
  preferredLocation: 'Delhi NCR',
  message: 'I have kept the accounts of two shops for four years, with GST returns.\nI can start in March.',
};

/** A resume of one byte: the form's state is the same for all that are not too large. */
export const resume = new File(['x'], 'asha-verma-resume.pdf', { type: 'application/pdf' });

const application = (values: ContactValues): FormContent => ({ kind: 'application', values, file: resume });

/** States of the contact form as its own reducer makes them, from what a visitor does. */
export function contactStates(phone: string, labels: MessageLabels) {
  const after = (...actions: ContactAction[]) =>
    actions.reduce<ContactState>(contactReducer({ phone, labels }), initialState);
  const chosen = (content: FormContent): ContactAction[] => [
    { type: 'submitted', content },
    { type: 'resumeRead', content, resume },
  ];
  const answered = (answer: 'whatsapp' | 'call') =>
    after(...chosen(application(written)), {
      type: 'answered',
      answer,
      answers: { kind: 'application', texts: {} },
      file: resume,
    }).sent;
  return {
    empty: after({ type: 'submitted', content: { kind: 'application', values: empty } }),
    malformed: after({
      type: 'submitted',
      content: {
        kind: 'hiring-request',
        values: { ...written, company: 'Verma Traders', email: 'asha', phone: '98' },
      },
    }),
    corrected: after(
      { type: 'submitted', content: { kind: 'application', values: empty } },
      { type: 'edited', content: application({ ...empty, name: written.name }) },
    ),
    choosing: after(...chosen(application(written))),
    choosingLong: after(...chosen(application({ ...written, message: 'I look for work. '.repeat(500) }))),
    sentByChat: answered('whatsapp'),
    sentByCall: answered('call'),
  };
}
