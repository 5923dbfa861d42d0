/** Prints the desk's page, compiled, as JSON. `contentEditor.ts` runs it. */
import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';

const { output } = (await build({
  configFile: false,
  // The libraries' "use client" lines would be reported as warnings.
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  // The dev server sets NODE_ENV to development, which would be followed here.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  build: {
    write: false,
    minify: false,
    rolldownOptions: { input: fileURLToPath(new URL('page/editor.tsx', import.meta.url)) },
  },
})) as Rolldown.RolldownOutput;
const styles = output.map((file) => (file.type === 'asset' ? String(file.source) : ''));
process.stdout.write(JSON.stringify({ script: output[0].code, styles: styles.join('') }));
