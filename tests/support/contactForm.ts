import { expect, type Page } from '@playwright/test';
import type { EnquiryKind } from '#enquiry/enquiry.ts';
import type { ContactField } from '#enquiry/validation.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import type { Content } from './content.ts';
import { downloadBy } from './download.ts';
import { openForm } from './site.ts';

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

/** The contact form of a page and what a visitor does with it. Elements are found by their words. */
export function contactForm(page: Page, content: Content, language: Language = 'en') {
  const words = content.forms(language);
  const field = (name: ContactField) => page.getByLabel(words[name], { exact: true });
  const dialog = page.getByRole('dialog');
  const panel = page.getByRole('status').filter({ hasText: words.thanks });
  const preview = dialog.getByRole('region', { name: words.yourMessage });
  const ok = dialog.getByRole('link', { name: words.ok });
  const call = dialog.getByRole('link', { name: words.cancel.replace('{phone}', content.agency.phones[0]) });

  async function fillShared(values = seeker) {
    for (const name of ['name', 'email', 'phone', 'message'] as const) await field(name).fill(values[name]);
  }

  return {
    words,
    dialog,
    panel,
    preview,
    ok,
    call,
    field,
    fillShared,
    open: (query = '') => openForm(page, addressIn(language, `/contact${query}`)),
    mode: (kind: EnquiryKind) => page.getByRole('radio', { name: words[kind].label, exact: true }),
    submit: (kind: EnquiryKind = 'application') => page.getByRole('button', { name: words[kind].submit }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    code: dialog.getByRole('img', { name: words.qrCode.code }),

    /** Fills everything that a job seeker is asked for. */
    async fillApplication(values = seeker, file = resume) {
      await fillShared(values);
      await field('preferredLocation').selectOption(content.agency.preferredLocations[0] ?? '');
      await field('resume').setInputFiles(file);
    },

    /** Fills everything that an employer is asked for. */
    async fillHiringRequest(values = seeker) {
      await fillShared(values);
      await field('company').fill(' Neem & Sons (Delhi) ');
    },

    /** The text of the preview, with its line breaks. */
    previewText: () => preview.evaluate((region) => region.textContent),

    /** The name of the file in the resume field. */
    chosenFile: () =>
      page.locator('[type=file]').evaluate((input: HTMLInputElement) => input.files?.[0]?.name),

    /** Presses OK. Returns the address of the chat that opens and the downloaded file. The form's tab is then in front again. */
    async chooseChat() {
      const popup = page.waitForEvent('popup');
      const file = await downloadBy(page, () => ok.click());
      const chat = await popup;
      await chat.waitForURL(/wa\.me/);
      await page.bringToFront();
      return { address: chat.url(), file };
    },

    /**
     * Presses the call link, but prevents Chromium's search for a phone app. During the search Chromium
     * ignores clicks on the page. A person is too slow to notice this, but a test is not.
     */
    async chooseCall() {
      await call.evaluate((link) =>
        document.addEventListener('click', (event) => {
          if (event.target instanceof Node && link.contains(event.target)) event.preventDefault();
        }),
      );
      await call.click();
      await expect(panel).toBeVisible();
    },
  };
}
