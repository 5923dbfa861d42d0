import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SkipLink } from './SkipLink.tsx';

test('words in English on a Hindi page say so', () => {
  const html = renderToStaticMarkup(<SkipLink words={{ skip: 'Skip to content', lang: 'en' }} />);
  expect(html).toContain('lang="en">Skip to content');
});
