/**
 * `npm run launch-check`: lists what is not ready for the launch, and fails if there is anything
 * (specification 12.5).
 */
import { readContent } from '../check/content.ts';
import { printTasks } from './printTasks.ts';
import { tasksIn } from './tasks.ts';

const content = readContent();
const report = tasksIn(content);
console.log(printTasks(report, content));
if (report.findings.length > 0) process.exitCode = 1;
