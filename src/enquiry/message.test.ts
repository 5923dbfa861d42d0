import { expect, test } from 'vitest';
import { messageLabels } from '../../tests/support/enquirySettings.ts';
import { composeMessage } from './message.ts';

const texts = {
  name: ' Asha ',
  email: ' asha@example.in ',
  phone: '98765 43210 ',
  message: '\nHello,\nagain ',
  preferredLocation: 'Delhi NCR',
  company: ' Neem & Sons ',
};

test('an application has one field per line, then the message, then the resume, with labels in its language', () => {
  const hindi = {
    name: 'नाम',
    email: 'ईमेल',
    phone: 'फ़ोन',
    locationLine: 'पसंद का शहर',
    company: 'कंपनी',
    message: 'मैसेज',
    resumeLine: 'रिज़्यूमे',
  };
  const message =
    '*New Job Application*\nनाम: Asha\nईमेल: asha@example.in\nफ़ोन: 98765 43210\nपसंद का शहर: Delhi NCR\nमैसेज: Hello,\nagain';
  expect(composeMessage('application', texts, hindi)).toBe(message);
  expect(composeMessage('application', texts, hindi, 'asha.pdf')).toBe(`${message}\nरिज़्यूमे: asha.pdf`);
});

test('a hiring request names the company and no location', () => {
  expect(composeMessage('hiring-request', texts, messageLabels)).toBe(
    '*New Hiring Request*\nName: Asha\nEmail: asha@example.in\nPhone: 98765 43210\nCompany: Neem & Sons\nMessage: Hello,\nagain',
  );
});
