import { expect, test } from '../support/site.ts';

test.use({ expectedErrors: ['Content Security Policy', 'TrustedHTML', 'TrustedScript'] });

test('injected code does not run, loads nothing from other hosts, and is reported', async ({ page }) => {
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await page.route('https://elsewhere.example/**', (route) => {
    said.push('A request was sent');
    return route.abort();
  });
  await page.goto('/about');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.append('window.injected = true');
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/x.png';
    document.body.append(script, picture);
  });
  for (const part of ['TrustedScript', 'img-src'])
    await expect.poll(() => said).toContainEqual(expect.stringContaining(part));
  expect(said).not.toContain('A request was sent');
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  const injection = page.evaluate(() => {
    document.body.innerHTML = '<img src=x onerror=alert(1)>';
  });
  await expect(injection).rejects.toThrow(/TrustedHTML/);
});
