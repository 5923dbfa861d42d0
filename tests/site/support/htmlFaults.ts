import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { BuiltPage } from '../../../rules/builtPages.ts';

/** Resolves its configuration once. html-validate does it again for each page, which took a third of its time. */
class ResolvedOnce extends StaticConfigLoader {
  readonly #resolved = super.getConfigFor('');

  override getConfigFor() {
    return this.#resolved;
  }
}

const validator = new HtmlValidate(
  new ResolvedOnce({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      'no-missing-references': 'error',
      // What a component asks a CSS module for in vain.
      'class-pattern': ['error', { pattern: /^(?!undefined$)/ }],
      // React writes <br/> and disabled="". The standard allows both.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
    },
  }),
);

/** The long lists of links in the footer, which are the same on every page of a language. They have no ids. */
const list = /<details><summary aria-describedby[^>]*>(?:(?! id=).)*?<\/details>/g;
const seen = new Set<string>();

/** Where a page is not valid HTML. A list of the footer is validated on the first page that has it. */
export async function htmlFaults({ html }: BuiltPage): Promise<string[]> {
  const { results } = await validator.validateString(
    html.replace(list, (part) => {
      if (seen.has(part)) return '';
      seen.add(part);
      return part;
    }),
  );
  const faults = results
    .flatMap(({ messages }) => messages)
    .map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`);
  // html-validate accepts what follows the document.
  const rest = html.split('</html>')[1]?.trim();
  return rest === '' ? faults : [...faults, `after </html>: ${rest}`];
}
