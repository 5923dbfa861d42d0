import { resolve } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { AstroIntegration } from 'astro';
import { contentFolder } from '#schemas/contentFolder.ts';
import { readContent } from './content.ts';
import { findProblems } from './findProblems.ts';
import { formatProblem } from './problem.ts';

/** For `npm run dev`: prints the content's problems at the start and after each change of a content file, and that there are none any more. */
export const reportWhileEditing = (): AstroIntegration => ({
  name: 'report-while-editing',
  hooks: {
    'astro:server:setup': ({ server, logger }) => {
      // The desk, whose dev server is a thread, says so itself: a second memory of all content would take 350 MB.
      if (!isMainThread) return;
      let before = '';
      const report = () => {
        const problems = findProblems(readContent()).map(formatProblem).join('\n');
        if (problems) logger.error(`Please correct this in ${contentFolder}/:\n${problems}`);
        else if (before) logger.info(`No problems in ${contentFolder}/ any more`);
        before = problems;
      };
      report();
      // Text editors write a file in several steps. Wait 200 ms, so that there is one report only.
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_, path) => {
        if (!path.startsWith(resolve(contentFolder)) || !path.endsWith('.yaml')) return;
        clearTimeout(timer);
        timer = setTimeout(report, 200);
      });
    },
  },
});
