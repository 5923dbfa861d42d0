import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { People, type Person } from './People.tsx';

const asha: Person = {
  slug: 'asha',
  who: 'Asha',
  does: 'Finds cooks.',
  message: '/contact?about=people/asha',
};
const contact = {
  number: '+91 98391 23456',
  telHref: 'tel:+919839123456',
  chatHref: 'https://wa.me/919839123456',
};
const render = (person: Person) => renderToStaticMarkup(<People intro="Two." people={[person]} />);

test('photo and number are shown if a person has them, and the name of the chat says whose it is', () => {
  expect(render(asha)).not.toMatch(/<img|tel:|wa\.me/);
  const html = render({ ...asha, photo: { file: 'asha.webp', alt: 'Asha laughs' }, contact });
  expect(html).toContain('src="/people/asha.webp" alt="Asha laughs"');
  expect(html).toMatch(/href="tel:\+919839123456"[^>]*>\+91 98391 23456</);
  expect(html).toMatch(/href="https:\/\/wa\.me\/919839123456" aria-label="WhatsApp: Asha"/);
  expect(render({ ...asha, contact: { ...contact, chatHref: undefined } })).not.toContain('WhatsApp');
});
