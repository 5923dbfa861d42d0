import { expect, test } from 'vitest';
import { composeMessage as compose, type MessageLabels } from './message.ts';

const english: MessageLabels = {
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  locationLine: 'Preferred Location',
  company: 'Company',
  message: 'Message',
  resumeLine: 'Resume',
};
const composeMessage = (enquiry: Parameters<typeof compose>[0]) => compose(enquiry, english);

const sender = {
  name: ' Asha ',
  email: ' asha@example.in ',
  phone: '98765 43210 ',
  message: '\nHello,\nagain ',
};

const seeker = {
  kind: 'application',
  ...sender,
  preferredLocation: 'Delhi NCR',
  resume: 'asha.pdf',
} as const;

test('a job application has one field per line, then the message, then the resume', () => {
  expect(composeMessage(seeker)).toBe(
    '*New Job Application*\nName: Asha\nEmail: asha@example.in\nPhone: 98765 43210\nPreferred Location: Delhi NCR\nMessage: Hello,\nagain\nResume: asha.pdf',
  );
});

test('a hiring request names the company and no location', () => {
  const message = composeMessage({ kind: 'hiring-request', ...sender, company: ' Neem & Sons ' });
  expect(message).toBe(
    '*New Hiring Request*\nName: Asha\nEmail: asha@example.in\nPhone: 98765 43210\nCompany: Neem & Sons\nMessage: Hello,\nagain',
  );
});

test('a Hindi message has Hindi labels; its heading and place are in English', () => {
  const hindi: MessageLabels = {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    locationLine: 'पसंद का शहर',
    company: 'कंपनी',
    message: 'मैसेज',
    resumeLine: 'रिज़्यूमे',
  };
  expect(compose(seeker, hindi)).toBe(
    '*New Job Application*\nनाम: Asha\nईमेल: asha@example.in\nफ़ोन: 98765 43210\nपसंद का शहर: Delhi NCR\nमैसेज: Hello,\nagain\nरिज़्यूमे: asha.pdf',
  );
});
