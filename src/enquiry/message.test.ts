import fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeMessage } from './message.ts';

const sender = {
  name: ' Asha ',
  email: 'asha@example.in',
  phone: '98765 43210 ',
  message: '\nHello,\nagain ',
};

test('an application is one field a line, then the message, then the resume', () => {
  const message = composeMessage({
    kind: 'application',
    ...sender,
    preferredLocation: 'Pune',
    resume: 'asha.pdf',
  });
  expect(message).toBe(
    '*New Job Application*\nName: Asha\nEmail: asha@example.in\nPhone: 98765 43210\nPreferred Location: Pune\nMessage: Hello,\nagain\nResume: asha.pdf',
  );
});

test('an application whose resume could not be read has no line for it', () => {
  const message = composeMessage({ kind: 'application', ...sender, preferredLocation: 'Pune' });
  expect(message).not.toContain('Resume');
});

test('a hiring request names the company and no place', () => {
  const message = composeMessage({ kind: 'hiring-request', ...sender, company: ' Neem & Sons ' });
  expect(message).toBe(
    '*New Hiring Request*\nName: Asha\nEmail: asha@example.in\nPhone: 98765 43210\nCompany: Neem & Sons\nMessage: Hello,\nagain',
  );
});

test('whatever is typed stands in the message, trimmed and otherwise untouched', () => {
  const typed = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(typed, typed, typed, typed, typed, (name, email, phone, company, message) => {
      const lines = composeMessage({ kind: 'hiring-request', name, email, phone, company, message });
      for (const value of [name, email, phone, company, message]) expect(lines).toContain(value.trim());
      expect(lines.endsWith(`Message: ${message.trim()}`)).toBe(true);
    }),
    { numRuns: 10_000 },
  );
});
