import { expect, test } from 'vitest';
import { composeHomeMessage, deliveryNotice } from './homeMessage.ts';

test('a home message has one field per line', () => {
  const message = { name: ' Asha', email: 'asha@example.in ', message: 'Hello\nthere\n' };
  expect(composeHomeMessage(message, { name: 'नाम', email: 'ईमेल', message: 'मैसेज' })).toBe(
    '*New Message*\nनाम: Asha\nईमेल: asha@example.in\nमैसेज: Hello\nthere',
  );
});

test('the privacy notice names the host of the endpoint, if there is one', () => {
  const words = {
    simulated: 'It goes nowhere.',
    whatsapp: 'It opens a chat.',
    endpoint: 'It goes to {host}.',
  };
  expect(deliveryNotice('https://forms.example.test/in?key=1', words)).toBe('It goes to forms.example.test.');
  expect(deliveryNotice('simulated', words)).toBe('It goes nowhere.');
  expect(deliveryNotice('whatsapp', words)).toBe('It opens a chat.');
});
