import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { need } from '../support/need.ts';

const driver = '/usr/bin/WebKitWebDriver';
const browser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const port = 4455;
const display = ':97';
export const escapeKey = '\ue00c';
const enter = '\ue007';

/**
 * Starts WebKitGTK, Safari's engine, on a display of its own. Playwright drives only a WebKit that it has built itself, so
 * this speaks to Debian's in its own protocol, WebDriver. Selectors are CSS.
 */
export async function startWebkit(site: string) {
  need(driver, 'webkit2gtk-driver', 'xvfb');
  need('/usr/bin/Xvfb', 'xvfb');
  const downloads = mkdtempSync(join(tmpdir(), 'webkit-'));
  writeFileSync(join(downloads, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"`);
  const env = { ...process.env, DISPLAY: display, XDG_CONFIG_HOME: downloads };
  const options = { stdio: 'ignore', env } as const;
  const processes = [
    spawn('Xvfb', [display, '-screen', '0', '1280x1024x24'], options),
    spawn(driver, [`--port=${port}`], options),
  ];

  let session = '/session';
  async function ask<Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body: unknown = {}) {
    const response = await fetch(`http://127.0.0.1:${port}${session}${path}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
  const wanted = { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } };
  await expect(async () => {
    const created = await ask<{ sessionId: string }>('POST', '', { capabilities: { alwaysMatch: wanted } });
    session = `/session/${created.sessionId}`;
  }).toPass();
  await ask('POST', '/window/rect', { width: 1200, height: 980 });

  /** Calls a function in the page. It must not use anything outside itself. */
  const evaluate = <Args extends unknown[], Value>(script: (...args: Args) => Value, ...args: Args) =>
    ask<Value>('POST', '/execute/sync', { script: `return (${script})(...arguments)`, args });

  async function on(selector: string, action: string, body: unknown = {}) {
    const using = { using: 'css selector', value: selector };
    const [element] = Object.values(await ask<Record<string, string>>('POST', '/element', using));
    // The driver scrolls smoothly, as the page does, and then finds the element still out of view.
    await evaluate((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, selector);
    await ask('POST', `/element/${element}/${action}`, body);
  }
  const click = (selector: string) => on(selector, 'click');
  const windows = () => ask<string[]>('GET', '/window/handles');

  return {
    /** The folder in which downloads are saved. */
    downloads,
    evaluate,
    click,
    open: (path: string) => ask('POST', '/url', { url: site + path }),
    back: () => ask('POST', '/back'),
    reload: () => ask('POST', '/refresh'),
    upload: (selector: string, path: string) => on(selector, 'value', { text: path }),
    /** Types into an empty field. The driver drops line breaks that are not sent as the Enter key. */
    type: (selector: string, text: string) => on(selector, 'value', { text: text.replaceAll('\n', enter) }),
    /** Clicks, closes the window that opens, and returns its address. */
    async openedBy(selector: string) {
      const [own] = await windows();
      await click(selector);
      await expect.poll(windows).toHaveLength(2);
      const handle = (await windows()).find((one) => one !== own);
      await ask('POST', '/window', { handle });
      const address = () => ask<string>('GET', '/url');
      await expect.poll(address).toContain('wa.me');
      const opened = new URL(await address());
      await ask('DELETE', '/window');
      await ask('POST', '/window', { handle: own });
      return opened;
    },
    async stop() {
      await ask('DELETE', '').catch(() => {});
      for (const running of processes) running.kill();
      rmSync(downloads, { recursive: true, force: true });
    },
  };
}
