import { globSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { isFirefox } from './site.ts';

/** Where Firefox saves what it downloads. */
export const firefoxDownloads = join(tmpdir(), 'firefox-downloads');

/** The name and the content of the file that `press` downloads. */
export async function downloadBy(page: Page, press: () => Promise<unknown>) {
  if (!isFirefox()) {
    const [file] = await Promise.all([page.waitForEvent('download'), press()]);
    return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
  }
  // Playwright hears nothing of downloads from Firefox.
  rmSync(firefoxDownloads, { recursive: true, force: true });
  await press();
  const files = () => globSync('*', { cwd: firefoxDownloads, exclude: ['*.part'] });
  await expect.poll(files).toHaveLength(1);
  const [name = ''] = files();
  return { name, content: readFileSync(join(firefoxDownloads, name)) };
}
