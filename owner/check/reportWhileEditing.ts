import { sep } from 'node:path';
import type { AstroIntegration } from 'astro';
import { printed } from './entryProblem.ts';
import { findEntryProblems } from './findEntryProblems.ts';
import { writeSlugs } from './schemaFiles.ts';

/** `npm run dev` prints what is wrong in `content/` at its start and after each change there, and serves what it can. */
export const reportWhileEditing = (): AstroIntegration => ({
  name: 'report-while-editing',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      let before = '';
      const say = () => {
        writeSlugs();
        const problems = findEntryProblems().map(printed).join('\n');
        if (problems !== before) {
          if (problems) logger.error(`in content/\n${problems}`);
          else logger.info('content/ is in order');
        }
        before = problems;
      };
      say();
      // Editors write a file in several steps; one report is enough.
      let soon: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, path) => {
        if (!path.includes(`${sep}content${sep}`) || !path.endsWith('.yaml')) return;
        clearTimeout(soon);
        soon = setTimeout(say, 200);
      });
    },
  },
});
