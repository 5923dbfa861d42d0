import { expect, test } from 'vitest';
import { composeHomeMessage } from './delivery.ts';

test('a home message is one field a line', () => {
  expect(composeHomeMessage({ name: ' Asha', email: 'asha@example.in ', message: 'Hello\nthere\n' })).toBe(
    '*New Message*\nName: Asha\nEmail: asha@example.in\nMessage: Hello\nthere',
  );
});
