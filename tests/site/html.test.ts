import { globSync, readFileSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtFiles } from '../../rules/builtPages.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // React writes <br/> and disabled="". The standard allows both.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
    },
  }),
);

test.each(builtFiles())('$path is valid HTML', async ({ file }) => {
  const { results } = await validator.validateFile(file);
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`);
  expect(faults).toEqual([]);
  // html-validate accepts what follows the document.
  expect(readFileSync(file, 'utf8').split('</html>')[1]?.trim()).toBe('');
});

test('no built file has a part of the desk', () => {
  const files = globSync('dist/**/*.{html,js,json}');
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => /\/edit\/(save|editor)/i.test(readFileSync(file, 'utf8')))).toEqual([]);
});
