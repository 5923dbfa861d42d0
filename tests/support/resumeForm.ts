import type { Page } from '@playwright/test';
import { resumeAddress } from '#navigation/addresses.ts';
import type { Language } from '#navigation/languages.ts';
import { fillIn } from '#writing/fillIn.ts';
import type { Content } from './content.ts';
import { openForm } from './site.ts';

/** The form of the resume maker, and what a visitor does with it. Elements are found by their words. */
export function resumeForm(page: Page, content: Content, language: Language = 'en') {
  const words = content.entry('resumeWords', '', language);
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    words,
    field,
    button,
    open: (job?: string) => openForm(page, resumeAddress(language, job)),
    /** The input in a blank of a line. */
    gap: (number: number, line: string) =>
      field(fillIn(words.experience.blank, { number: `${number}`, line: line.replaceAll('____', '...') })),
    made: page.getByRole('group', { name: words.done.title }),
    /** Writes what every resume needs. */
    async fillAbout() {
      await field(words.about.name).fill('Asha Verma');
      await field(words.about.phone).fill('98765 43210');
    },
    make: () => button(words.make).click(),
  };
}
