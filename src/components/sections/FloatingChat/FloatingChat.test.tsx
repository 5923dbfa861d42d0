// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FloatingChat } from './FloatingChat.tsx';

test('words in English on a Hindi page say so', () => {
  render(<FloatingChat href="/" words={{ chat: 'Chat', chatOnWhatsapp: 'Chat on WhatsApp', lang: 'en' }} />);
  expect(screen.getByRole('complementary', { name: 'Chat' }).lang).toBe('en');
});
