/**
 * `npm run launch-check`: lists what is not ready for the launch, and fails if there is anything
 * (specification 12.5).
 */
import { parseArgs } from 'node:util';
import { readContent } from '../check/content.ts';
import { printTasks } from './printTasks.ts';
import { tasksIn } from './tasks.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const content = readContent();
const report = tasksIn(content);
const ready = report.findings.length === 0;
console.log(values.json ? JSON.stringify({ ready, ...report }, null, 2) : printTasks(report, content));
if (!ready) process.exitCode = 1;
