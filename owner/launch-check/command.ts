/**
 * `npm run launch-check`: lists what is not ready for the launch, and fails if there is anything
 * (specification 12.5).
 */
import { parseArgs } from 'node:util';
import { readContent } from '../check/content.ts';
import { launchReport } from './launchReport.ts';
import { printReport } from './printReport.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' } } });
const content = readContent();
const report = launchReport(content);
const ready = report.findings.length === 0;
console.log(values.json ? JSON.stringify({ ready, ...report }, null, 2) : printReport(report, content));
if (!ready) process.exitCode = 1;
