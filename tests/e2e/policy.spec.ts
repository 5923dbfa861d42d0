import { expect, test } from '../support/site.ts';

test.describe('code that somebody injects into a page', () => {
  test.use({ expectedErrors: ['Content Security Policy', 'TrustedHTML', 'TrustedScript'] });

  test('does not run, loads nothing from other hosts, and is reported in the console', async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
    const asked: string[] = [];
    await page.route('https://elsewhere.example/**', (route) => {
      asked.push(route.request().url());
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
    const wasReported = (part: string) => said.some((text) => text.includes(part));
    await expect.poll(() => wasReported('TrustedScript') && wasReported('img-src')).toBe(true);
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
    expect(asked).toEqual([]);
    await expect(
      page.evaluate(() => {
        document.body.innerHTML = '<img src=x onerror=alert(1)>';
      }),
    ).rejects.toThrow(/TrustedHTML/);
  });
});
