import type { Page } from '@playwright/test';
import { waitForFonts } from './waitForFonts.ts';

type Paper = { format?: 'A4' | 'Letter'; margin?: string };

/** Prints the open page as Chromium does it: on A4 with its own margins. Returns the PDF. */
export async function printPage(page: Page, { format = 'A4', margin = '0.4in' }: Paper = {}) {
  await waitForFonts(page);
  const pdf = await page.pdf({
    format,
    margin: { top: margin, right: margin, bottom: margin, left: margin },
  });
  return new Uint8Array(pdf);
}
