// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FooterContact } from './FooterContact.tsx';

test('only the networks on which the agency has a page are linked', () => {
  const contact = { phone: '1', phoneHref: 'tel:1', email: 'a@verma.example', address: 'Delhi' };
  const words = { call: 'Call', email: 'Email', location: 'Location' };
  const { rerender } = render(
    <FooterContact {...contact} words={words} social={{ facebook: 'https://facebook.example/verma' }} />,
  );
  expect(screen.getByRole('link', { name: 'Facebook' })).toHaveProperty(
    'href',
    'https://facebook.example/verma',
  );
  expect(screen.queryByRole('link', { name: 'LinkedIn' })).toBeNull();
  rerender(<FooterContact {...contact} words={words} social={{}} />);
  expect(screen.queryByRole('list')).toBeNull();
});
