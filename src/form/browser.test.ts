import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { canDownload, isInsideApp } from './browser.ts';

/** User agents by the names of their browsers. */
type UserAgents = Record<string, string>;

const file = readFileSync(new URL('./userAgents.yaml', import.meta.url), 'utf8');
const browsers: Record<'insideApp' | 'withoutDownloads' | 'withDownloads', UserAgents> = parse(file);

test.each(Object.entries(browsers.insideApp))('%s is inside an app, and downloads nothing', (_, agent) => {
  expect([isInsideApp(agent), canDownload(agent)]).toEqual([true, false]);
});

test.each(Object.entries(browsers.withoutDownloads))('%s is a browser, and downloads nothing', (_, agent) => {
  expect([isInsideApp(agent), canDownload(agent)]).toEqual([false, false]);
});

test.each(Object.entries(browsers.withDownloads))('%s is a browser, and downloads', (_, agent) => {
  expect([isInsideApp(agent), canDownload(agent)]).toEqual([false, true]);
});
