import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contactForm } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { appFiles, bytesOf, otherFiles } from '../support/hands/appFiles.ts';
import { expect, holdScripts, test } from '../support/site.ts';

const given = ({ name, type, content }: Pick<(typeof appFiles)[number], 'name' | 'type' | 'content'>) => ({
  name,
  mimeType: type,
  buffer: Buffer.from(bytesOf(content)),
});

test('files as apps hand them over are named by what they are, in the field, in the message and in Downloads', async ({
  page,
}) => {
  const form = contactForm(page, fixture);
  const { words, field } = form;
  await form.open();
  await form.fillApplication();
  // src/enquiry/resume.test.ts tries all files.
  for (const file of otherFiles.slice(0, 1)) {
    await field('resume').setInputFiles(given(file));
    await expect(page.getByRole('alert')).toHaveText(words.resumeFormat);
    await expect(field('resume')).toHaveValue('');
  }
  const formats = Map.groupBy(appFiles, ({ content }) => content).values();
  for (const [file] of [...formats, appFiles.slice(-1)]) {
    if (!file) throw new Error('A format has no file');
    await field('resume').setInputFiles(given(file));
    await expect.poll(form.chosenFile).toMatch(/\.(pdf|docx?)$/i);
    await expect(page.getByRole('alert')).toBeHidden();
    await form.submit().click();
    await expect(form.preview).toContainText(`${words.resumeLine}: ${file.savedName}`);
    await form.button(words.back).click();
  }
  const [file] = appFiles.slice(-1);
  await form.submit().click();
  const saved = (await form.chooseChat()).file;
  expect(saved).toEqual({ name: file?.savedName, content: Buffer.from(bytesOf('pdf')) });
});

test('a file without an extension that is chosen before the form is live gets it when it is', async ({
  page,
}) => {
  const form = contactForm(page, fixture);
  const release = await holdScripts(page);
  await page.goto('/contact');
  await form.field('resume').setInputFiles({ name: 'Resume', mimeType: '', buffer: Buffer.from('%PDF-1.4') });
  release();
  await expect.poll(form.chosenFile).toBe('Resume.pdf');
});

test.describe('a file that changed since it was chosen', () => {
  test.use({ expectedErrors: ['The resume could not be read.'] });

  test('is left out in words that fit, and is taken as it is now when it is chosen again', async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'changed-'));
    const path = join(folder, 'cv.pdf');
    const write = (text: string, year: number) => {
      writeFileSync(path, text);
      utimesSync(path, year, year);
    };
    const form = contactForm(page, fixture);
    const { words } = form;
    const choose = async () => {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), form.field('resume').click()]);
      await chooser.setFiles(path);
    };
    await form.open();
    await form.fillApplication();
    write('%PDF-1.4', 1);
    await choose();
    write('%PDF-1.4 changed', 2);
    await form.submit().click();
    await expect(form.dialog).toContainText(words.resumeUnread.replace('{resume}', 'cv.pdf'));
    expect(await form.previewText()).not.toContain('cv.pdf');
    await form.button(words.back).click();
    await choose();
    await form.submit().click();
    await expect(form.preview).toContainText(`${words.resumeLine}: cv.pdf`);
    expect((await form.chooseChat()).file.content.toString()).toBe('%PDF-1.4 changed');
    rmSync(folder, { recursive: true });
  });
});
