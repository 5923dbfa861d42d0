import { expect, test } from 'vitest';
import { composeHomeMessage, deliveryNotice } from './delivery.ts';

test('a home message is one field a line', () => {
  expect(composeHomeMessage({ name: ' Asha', email: 'asha@example.in ', message: 'Hello\nthere\n' })).toBe(
    '*New Message*\nName: Asha\nEmail: asha@example.in\nMessage: Hello\nthere',
  );
});

test('the privacy notice names where an endpoint is, and nobody where there is none', () => {
  expect(deliveryNotice('https://forms.example.test/in?key=1')).toContain('go to forms.example.test, which');
  expect(deliveryNotice('simulated')).toContain('sends nothing');
  expect(deliveryNotice('whatsapp')).toContain('opens a WhatsApp chat');
});
