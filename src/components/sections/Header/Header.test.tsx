// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Header } from './Header.tsx';

test('a Hindi page whose words are in English says so', () => {
  const words = { menu: 'Menu', closeMenu: 'Close', mainNavigation: 'Main', lang: 'en' } as const;
  const language = { href: '/about', label: 'English', code: 'en' } as const;
  render(<Header {...{ agencyName: 'Verma', home: '/hi', links: [], path: '/hi/about', words, language }} />);
  expect(screen.getByRole('banner').lang).toBe('en');
});
