import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** The files under `src/components` and `src/islands` that export a component. */
export const componentFiles = (): string[] =>
  globSync('src/{components,islands}/**/*.tsx')
    .filter((file) => !file.endsWith('.test.tsx'))
    .filter((file) => /^export (default )?(function|const) [A-Z]/m.test(readFileSync(file, 'utf8')))
    .sort();

/** The name by which /design shows a file, and the id of the heading there. */
export const nameOf = (file: string) => basename(file, '.tsx');

const inside = (whole: string) => `a part of ${whole}, which shows it`;

/** The component files that /design has no specimen of, each with the reason. */
export const notShown: Record<string, string> = {
  'src/components/landing/LandingPage.tsx':
    'what the five kinds of landing pages have in common; each shows it',
  'src/components/sections/Footer/FooterContact.tsx': inside('Footer'),
  'src/components/sections/Footer/FooterList.tsx': inside('Footer'),
  'src/components/sections/Footer/LegalEntity.tsx': inside('Footer'),
  'src/components/ui/Sentence/Sentence.tsx': 'text with elements in it, without a style of its own',
  'src/components/ui/Streams/Streams.tsx': inside('Hero, in whose button the streams end'),
  'src/islands/ContactForm/SentPanel/NothingOpened.tsx': inside('SentPanel'),
};
