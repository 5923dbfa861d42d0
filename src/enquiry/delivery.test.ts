import { expect, test } from 'vitest';
import { composeHomeMessage, deliveryNotice } from './delivery.ts';

test('a home message is one field a line', () => {
  const message = { name: ' Asha', email: 'asha@example.in ', message: 'Hello\nthere\n' };
  expect(composeHomeMessage(message, { name: 'Name', email: 'Email', message: 'Message' })).toBe(
    '*New Message*\nName: Asha\nEmail: asha@example.in\nMessage: Hello\nthere',
  );
  expect(composeHomeMessage(message, { name: 'नाम', email: 'ईमेल', message: 'मैसेज' })).toBe(
    '*New Message*\nनाम: Asha\nईमेल: asha@example.in\nमैसेज: Hello\nthere',
  );
});

test('the privacy notice names where an endpoint is, and nobody where there is none', () => {
  expect(deliveryNotice('https://forms.example.test/in?key=1')).toContain('go to forms.example.test, which');
  expect(deliveryNotice('simulated')).toContain('sends nothing');
  expect(deliveryNotice('whatsapp')).toContain('opens a WhatsApp chat');
});
