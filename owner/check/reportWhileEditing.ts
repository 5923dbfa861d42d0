import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '#schemas/contentFolder.ts';
import { findProblems } from './findProblems.ts';
import { printProblem } from './problem.ts';
import { updateSchemas } from './schemaFiles.ts';

/** `npm run dev` prints what is wrong in the content at its start and after each change there, and serves what it can. */
export const reportWhileEditing = (): AstroIntegration => ({
  name: 'report-while-editing',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      let reported = '';
      const report = () => {
        updateSchemas();
        const problems = findProblems().map(printProblem).join('\n');
        if (problems !== reported) {
          if (problems) logger.error(`in ${contentFolder}/\n${problems}`);
          else logger.info(`${contentFolder}/ is in order`);
        }
        reported = problems;
      };
      report();
      // Editors write a file in several steps; one report is enough.
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(resolve(contentFolder)) || !path.endsWith('.yaml')) return;
        clearTimeout(timer);
        timer = setTimeout(report, 200);
      });
    },
  },
});
