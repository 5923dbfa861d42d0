import type { Page } from '@playwright/test';

/**
 * An input method, such as a phonetic keyboard for Hindi, in Chromium: it shows the word that it composes, and each key that
 * it takes for itself reaches the page with the code 229. https://github.com/Pagefind/pagefind/issues/1283
 */
export async function inputMethod(page: Page) {
  const client = await page.context().newCDPSession(page);
  return {
    /** Shows a text as the word in composition, in the field with the focus. */
    compose: (text: string) =>
      client.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      }),
    press: async (key: 'Enter' | 'Escape' | 'ArrowDown') => {
      for (const type of ['rawKeyDown', 'keyUp'] as const)
        await client.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: 229 });
    },
    /** Writes a text in the place of the word in composition. */
    commit: (text: string) => client.send('Input.insertText', { text }),
  };
}
