import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { People, type Person } from './People.tsx';

const asha: Person = {
  slug: 'asha',
  who: 'Asha',
  does: 'Finds cooks.',
  contact: [],
  message: '/contact?about=people/asha',
};
const render = (person: Person) => renderToStaticMarkup(<People intro="Two." people={[person]} />);

test('a photo is shown if a person has one, and the name leads to the form', () => {
  expect(render(asha)).not.toContain('<img');
  expect(render(asha)).toContain('<a href="/contact?about=people/asha">Asha</a>');
  const html = render({ ...asha, photo: { file: 'asha.webp', alt: 'Asha laughs' } });
  expect(html).toContain('src="/people/asha.webp" alt="Asha laughs"');
});
