import { expect, test } from 'vitest';
import { parseAnswers } from './draft.ts';

test('a draft comes out as it went in', () => {
  const answers = { kind: 'hiring-request', texts: { name: 'आशा', message: 'two\nlines' } } as const;
  expect(parseAnswers(JSON.stringify(answers))).toEqual(answers);
});

test('what is no mode and no text is left out', () => {
  expect(parseAnswers('{"kind":7,"texts":{"name":{},"email":"a@b.in","phone":null}}')).toEqual({
    kind: 'application',
    texts: { email: 'a@b.in' },
  });
});

test.each(['', 'null', '[]', '7', '{"kind":"application"}', '{', '"text"'])('%s is no draft', (text) => {
  expect(parseAnswers(text)).toBeUndefined();
});
