import { readFileSync } from 'node:fs';
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';
import { parse } from 'yaml';
import type { Agency } from '#schemas/agency.ts';

/** The agency as its content file has it, so that a change there breaks no test. */
export const agency: Agency = parse(readFileSync('content/agency.yaml', 'utf8'));

/** The digits that wa.me and tel: links carry: those of the first phone. */
export const digits = agency.phones[0].replace(/\D/g, '');

type Fixtures = {
  /** Console errors that this test expects, as parts of their text; any other fails it. */
  expectedErrors: string[];
  quiet: undefined;
};

/** Playwright's test, with WhatsApp out of reach and console errors counted as failures. */
export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quiet: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((expected) => text.includes(expected))) errors.push(text);
      };
      context.on('console', (message: ConsoleMessage) => message.type() === 'error' && note(message.text()));
      context.on('weberror', (error) => note(error.error().message));
      await context.route('https://wa.me/**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>WhatsApp</h1>' }),
      );
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page and waits until its form is live. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  if (path === '/' || path === '/hi') await page.locator('form').scrollIntoViewIfNeeded();
  await expect(page.locator('form[data-ready]')).toHaveCount(1);
}

export const resume = {
  name: 'asha-resume.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\nA resume\u0000\u00ff\n%%EOF', 'latin1'),
};

export const seeker = {
  name: 'Asha Verma',
  email: 'asha@example.in',
  phone: '+91 98765 43210',
  message: 'I am looking for accounts work.\nI can start in March.',
};

/** Fills the fields that both modes have. */
export async function fillShared(page: Page, values = seeker) {
  await page.getByLabel(/^Name/).fill(values.name);
  await page.getByLabel(/^Email/).fill(values.email);
  await page.getByLabel(/^Phone/).fill(values.phone);
  await page.getByLabel(/^Message/).fill(values.message);
}

/** Fills everything that a job seeker is asked for. */
export async function fillApplication(page: Page, values = seeker) {
  await fillShared(page, values);
  await page.getByLabel(/^Preferred location/).selectOption('Delhi NCR');
  await page.getByLabel(/^Resume/).setInputFiles(resume);
}

/**
 * Presses the dialog's call link without the browser's search for a phone app: Chromium drops what is pressed in the
 * page meanwhile, which a person does not meet, but a quick test does.
 */
export async function chooseCall(page: Page) {
  const call = page.getByRole('link', { name: /^Cancel/ });
  await call.evaluate((link) =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Node && link.contains(event.target)) event.preventDefault();
    }),
  );
  await call.click();
}

/** The `text` of a wa.me link, decoded. */
export const textOf = (href: string) => new URL(href).searchParams.get('text');
