/** `npm run test:webkit`: runs the journey in WebKitGTK, Safari's engine. Starts Xvfb as its display. */
import { type ChildProcess, spawn } from 'node:child_process';
import { type Driver, until } from './driver.ts';
import { need } from './install.ts';
import { runJourney } from './journey.ts';

const driverProgram = '/usr/bin/WebKitWebDriver';
const browserProgram = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
const driverPort = 4455;
const display = ':97';
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
const keys = { Escape: '\ue00c', Enter: '\ue007' };

await runJourney('webkit', async (url): Promise<Driver> => {
  need(driverProgram, ['webkit2gtk-driver', 'xvfb']);
  need('/usr/bin/Xvfb', ['xvfb']);
  const environment = { ...process.env, DISPLAY: display };
  const processes: ChildProcess[] = [
    spawn('Xvfb', [display, '-screen', '0', '1280x1024x24'], { stdio: 'ignore' }),
    spawn(driverProgram, [`--port=${driverPort}`], { stdio: 'ignore', env: environment }),
  ];

  async function ask<Value>(method: string, path: string, body?: unknown): Promise<Value> {
    const response = await fetch(`http://127.0.0.1:${driverPort}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const created = await until('WebKitWebDriver', () =>
    ask<{ sessionId: string; capabilities: { browserName: string; browserVersion: string } }>(
      'POST',
      '/session',
      {
        capabilities: {
          alwaysMatch: { 'webkitgtk:browserOptions': { binary: browserProgram, args: ['--automation'] } },
        },
      },
    ),
  );
  const session = `/session/${created.sessionId}`;
  const find = async (selector: string) =>
    (
      await ask<Record<string, string>>('POST', `${session}/element`, {
        using: 'css selector',
        value: selector,
      })
    )[elementKey];
  const evaluate = <Value>(expression: string) =>
    ask<Value>('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const on = async (selector: string, action: string, body: unknown = {}) => {
    const element = await find(selector);
    // The driver scrolls smoothly, as the page does, and then finds the element still out of view.
    await evaluate(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    return ask<void>('POST', `${session}/element/${element}/${action}`, body);
  };
  await ask('POST', `${session}/window/rect`, { width: 1200, height: 980 });

  return {
    version: `${created.capabilities.browserName} ${created.capabilities.browserVersion}`,
    openForm: async (path) => {
      await ask('POST', `${session}/url`, { url: url + path });
      await evaluate("document.querySelector('form').scrollIntoView({ behavior: 'instant' })");
      await until('the hydrated form', () => evaluate("!!document.querySelector('form[data-ready]')"));
    },
    open: (path) => ask('POST', `${session}/url`, { url: url + path }),
    back: () => ask('POST', `${session}/back`, {}),
    reload: () => ask('POST', `${session}/refresh`, {}),
    type: async (selector, text) => {
      await on(selector, 'clear');
      // This driver drops line breaks that are not sent as the Enter key.
      await on(selector, 'value', { text: text.replaceAll('\n', keys.Enter) });
    },
    upload: (selector, path) => on(selector, 'value', { text: path }),
    click: (selector) => on(selector, 'click'),
    press: async (key) => {
      await ask('POST', `${session}/actions`, {
        actions: [
          {
            type: 'key',
            id: 'keyboard',
            actions: [
              { type: 'keyDown', value: keys[key] },
              { type: 'keyUp', value: keys[key] },
            ],
          },
        ],
      });
    },
    evaluate,
    clickForWindow: async (selector) => {
      const [first] = await ask<string[]>('GET', `${session}/window/handles`);
      await on(selector, 'click');
      const second = await until('a new window', async () =>
        (await ask<string[]>('GET', `${session}/window/handles`)).find((handle) => handle !== first),
      );
      await ask('POST', `${session}/window`, { handle: second });
      const address = await until('its address', async () => {
        const found = await ask<string>('GET', `${session}/url`);
        return found.includes('wa.me') ? found : undefined;
      });
      await ask('DELETE', `${session}/window`);
      await ask('POST', `${session}/window`, { handle: first });
      return address;
    },
    quit: async () => {
      await ask('DELETE', session).catch(() => {});
      for (const running of processes) running.kill();
    },
  };
});
