/**
 * Part of `npm run test:lint`: lists what the forms' code uses and a browser of `browsers.ts` does not have. A call with
 * `?.` passes, because it asks first: `menu.togglePopover?.(false)`.
 */
import { globSync } from 'node:fs';
import ts from 'typescript';
import { features } from 'web-features';
import { browsers } from '../browsers.ts';

const keyOf = (name: string) => name.replace(/^(api|javascript)\.(builtins\.)?(Window\.)?/, '');
/** The version of each browser from which on it has a feature, by the feature's name in MDN's data. */
const since = new Map(
  Object.values(features)
    .flatMap((feature) => Object.entries(('status' in feature && feature.status.by_compat_key) || {}))
    .map(([name, { support }]) => [keyOf(name), support as Record<string, string>]),
);

// What runs only during the build is left out.
const files = globSync('src/{enquiry,resume,form,islands,layouts,search}/**/*.{ts,tsx}', {
  exclude: ['**/*.test.*', '**/{renderFooter,resumeFonts}.ts'],
});
const { options } = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', ts.sys.readFile).config,
  ts.sys,
  '.',
);
const program = ts.createProgram(['src/env.d.ts', ...files], options);
const types = program.getTypeChecker();
for (const file of program.getSourceFiles())
  if (!/node_modules|\.d\.ts$/.test(file.fileName)) check(file, file);
console.log(`Browsers: ${files.length} files checked`);

function check(node: ts.Node, file: ts.SourceFile): void {
  const name = featureName(node);
  const versions = since.get(name ?? '');
  const lacking = Object.entries(versions ? browsers : {}).filter(
    ([browser, oldest]) => Number.parseFloat(versions?.[browser] ?? '') > oldest,
  );
  if (lacking.length > 0) {
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    const lack = lacking.map(([browser, oldest]) => `${browser} ${oldest}`).join(', ');
    console.error(`${file.fileName}:${line + 1} ${name} is missing in ${lack} (browsers.ts)`);
    process.exitCode = 1;
  }
  ts.forEachChild(node, (child) => check(child, file));
}

/** What MDN's data calls a piece of code: `URLSearchParams.size`, `Object.hasOwn`, `AbortSignal.timeout_static`. */
function featureName(node: ts.Node): string | undefined {
  if (ts.isRegularExpressionLiteral(node) && /\(\?<[=!]/.test(node.text))
    return 'regular_expressions.lookbehind_assertion';
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  if (!ts.isIdentifier(name)) return undefined;
  const declarations = types.getSymbolAtLocation(name)?.declarations ?? [];
  const owner = declarations.find((one) => program.isSourceFileDefaultLibrary(one.getSourceFile()))?.parent;
  const isAskedFirst = ts.isCallExpression(node.parent) && node.parent.questionDotToken !== undefined;
  if (!owner || isAskedFirst) return undefined;
  if (!ts.isPropertyAccessExpression(node)) return name.text;
  if (ts.isInterfaceDeclaration(owner)) return `${owner.name.text.replace(/Constructor$/, '')}.${name.text}`;
  return `${node.expression.getText()}.${name.text}_static`;
}
