import { expect, test } from 'vitest';
import { parsePage } from '../builtPages.ts';
import { readPageText } from './pageText.ts';

test('the text before the first action ends at the first link to the contact form', () => {
  const html =
    '<title>T</title><main><h1>H</h1><p>Before <a href="/jobs">jobs</a> too</p><script>x</script><p><a href="/contact?a=b">Go</a> after</p></main>';
  expect(readPageText({ html, document: parsePage(html) })).toMatchObject({
    headline: 'H',
    text: 'H Before jobs too Go after',
    beforeFirstAction: 'H Before jobs too',
  });
  const hindi = html.replace('/contact?', '/hi/contact?');
  expect(readPageText({ html: hindi, document: parsePage(hindi) })).toMatchObject({
    actions: [{ href: '/hi/contact?a=b', label: 'Go' }],
    beforeFirstAction: 'H Before jobs too',
  });
});
