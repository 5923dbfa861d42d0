#!/usr/bin/env bash
# In Firefox a page that Back brings from its cache reads the session storage of the time when it was left, and still does
# after a reload. Local storage is up to date there, and Chromium has both up to date.
# Source: seen here, Firefox ESR 153.8 of Debian 12.
set -eu
cd "$(mktemp -d)"
command -v firefox-esr > /dev/null || apt-get install -y -qq firefox-esr
npm init -y > npm.log && npm install --silent --no-fund puppeteer-core@24.43.1

cat > back.mjs << 'END'
import { createServer } from 'node:http';
import puppeteer from 'puppeteer-core';

const html = '<!doctype html><script>onpageshow = ({ persisted }) => (document.title = `shown ${persisted}`)</script>';
const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html)).listen(0);
const url = `http://localhost:${server.address().port}`;
const browser = await puppeteer.launch({ browser: 'firefox', executablePath: '/usr/bin/firefox-esr' });
console.log(await browser.version(), 'puppeteer-core 24.43.1');
const page = await browser.newPage();
const store = (text) =>
  page.evaluate((value) => [sessionStorage, localStorage].forEach((one) => one.setItem('draft', value)), text);
const seen = async (what, leave) => {
  await page.evaluate(leave);
  await page.waitForFunction(() => location.pathname === '/one' && document.title.startsWith('shown'));
  const values = await page.evaluate(() => `${document.title}, ${sessionStorage.draft}, ${localStorage.draft}`);
  console.log(`${what}: from the cache, session, local: ${values}`);
  return values;
};

await page.goto(`${url}/one`);
await store('old');
await page.goto(`${url}/two`);
await store('new');
const back = await seen('Back', () => history.back());
const reloaded = await seen('reload', () => {
  document.title = '';
  setTimeout(() => location.reload());
});
await browser.close();
server.close();
if (back !== 'shown true, old, new' || reloaded !== 'shown false, old, new') throw new Error('changed');
END
node back.mjs
