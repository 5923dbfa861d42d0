import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { BuiltPage } from '../../../rules/builtPages.ts';

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

/** Where a page is not valid HTML. */
export async function htmlFaults({ html }: Pick<BuiltPage, 'html'>): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`);
  // html-validate accepts what follows the document.
  const rest = html.split('</html>')[1]?.trim();
  return rest === '' ? faults : [...faults, `after </html>: ${rest}`];
}
