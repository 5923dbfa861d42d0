import { expect, test } from 'vitest';
import { parsePage } from '../builtPages.ts';
import { readPageText } from './pageText.ts';

test.each(['/contact?a=b', '/hi/contact?a=b'])('the text before the first action ends at %s', (href) => {
  const html = `<title>T</title><main><h1>H</h1><p>Before <a href="/jobs">jobs</a> too</p><script>x</script>
    <p><a href="${href}">Go</a> after</p><p data-figures>₹ 5 a day</p></main>`;
  expect(readPageText({ html, document: parsePage(html) })).toMatchObject({
    headline: 'H',
    actions: [{ href, label: 'Go' }],
    text: 'H Before jobs too Go after',
    beforeFirstAction: 'H Before jobs too',
  });
});
