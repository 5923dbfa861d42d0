import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type ContentCopy, sampleCopy } from './contentCopy.ts';

const example = resolve(import.meta.dirname, '../../docs/answers-example.json');

/** A copy that was made ready as docs/launching.md tells, for tests: by the setup, then by hand in text files. */
export function launchedCopy(): ContentCopy {
  const copy = sampleCopy();
  cpSync(example, join(copy.folder, 'answers.json'));
  const { status, stderr } = copy.run('setup/command.ts', 'answers.json');
  if (status !== 0) throw new Error(stderr);
  replaceClients(copy);
  reviewTexts(copy);
  readHindi(copy);
  return copy;
}

/** Step 3: three clients and a testimonial. */
function replaceClients({ folder }: ContentCopy) {
  for (const [index, file] of globSync('content/clients/*.yaml', { cwd: folder }).entries()) {
    writeFileSync(
      join(folder, file),
      `name: Client ${index} Foods\nindustry: Healthcare\ndescription: They hired two people.\nlogo: client-${index}.svg\n`,
    );
  }
  for (const file of globSync('content/testimonials/*.yaml', { cwd: folder })) {
    writeFileSync(
      join(folder, file),
      'quote: They asked good questions.\nname: Tara Rao\nrole: Head of HR, Client 0 Foods\n',
    );
  }
}

/** Steps 4 and 5: the texts around the clients, and the legal texts. */
function reviewTexts({ folder }: ContentCopy) {
  for (const file of globSync('content/{legal,pages}/*.yaml', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8')
      .replace(/^sample: true\n/m, '')
      .replace(/^ *# .*for the owner to confirm.*\n/gim, '')
      .replace(
        /^( *description): .* # sample$/m,
        '$1: The firms that hire through us, and what one of them says about it.',
      )
      .replace(/^( *(intro|note)): .* # sample$/gm, '$1: Named with their leave.');
    writeFileSync(path, text);
  }
}

/** Step 6: the Hindi texts. */
function readHindi({ folder }: ContentCopy) {
  for (const file of globSync('content/hi/**/*.yaml', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8')
      .replace(/^( *confirmed): false$/m, '$1: true')
      .replaceAll(
        /^( *\w+): .* # sample$/gm,
        '$1: हमारे अपने शब्द, जो इस एजेंसी के बारे में सच हैं और किसी नमूने से नहीं लिए गए।',
      );
    writeFileSync(path, text);
  }
}
