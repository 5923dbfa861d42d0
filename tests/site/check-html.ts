/** Checks every built page against the HTML standard. */
import { globSync } from 'node:fs';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import { tally } from '../support/tally.ts';

const validator = new HtmlValidate(
  new FileSystemConfigLoader({
    root: true,
    extends: ['html-validate:standard'],
    rules: {
      // React writes <br/> and disabled="", both of which the standard allows.
      'void-style': 'off',
      'attribute-boolean-style': 'off',
    },
  }),
);

const findings = [];
for (const file of globSync('dist/**/*.html').sort()) {
  const report = await validator.validateFile(file);
  const messages = report.results.flatMap(({ messages }) => messages);
  findings.push({
    name: file,
    faults: messages.map(({ line, column, ruleId, message }) => `${line}:${column} ${message} (${ruleId})`),
  });
}
tally('html', findings);
