import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aboutPage } from '#queries/screens/about.ts';
import { siteFrom } from '../../../../tests/support/siteFrom.ts';
import { People } from './People.tsx';

function render(person: Record<string, unknown>) {
  const { people } = aboutPage(siteFrom({ 'people/omar.yaml': person }).en);
  return renderToStaticMarkup(people && <People {...people} />);
}

test('a photo is shown if a person has one, and the name leads to the form', () => {
  expect(render({})).not.toContain('<img');
  expect(render({ who: 'Omar' })).toContain('<a href="/contact?about=people/omar">Omar</a>');
  const html = render({ photo: { file: 'omar.webp', alt: 'Omar laughs' } });
  expect(html).toContain('src="/people/omar.webp" alt="Omar laughs"');
});
