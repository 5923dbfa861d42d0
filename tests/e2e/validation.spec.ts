import { expect, fillApplication, fillShared, openForm, resume, test } from '../support/site.ts';

test.beforeEach(({ page }) => openForm(page, '/contact'));

test('an empty form opens nothing and names every field', async ({ page }) => {
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const summary = page.getByRole('group', { name: 'Some things to mend' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Enter your name',
    'Enter your email address',
    'Enter your phone number',
    'Choose where you would like to work',
    'Choose your resume: a PDF, DOC or DOCX file of at most 2 MB',
    'Write a message',
  ]);
  await summary.getByRole('link', { name: 'Enter your phone number' }).click();
  await expect(page.getByLabel(/^Phone/)).toBeFocused();
  await expect(page.getByLabel(/^Phone/)).toHaveAccessibleDescription(/Enter your phone number/);
});

test('an employer is asked for a company, and for no place or resume', async ({ page }) => {
  await page.getByRole('radio', { name: 'For Employers' }).check();
  await fillShared(page);
  await page.getByRole('button', { name: 'Submit Hiring Request' }).click();
  await expect(page.getByRole('group', { name: 'One thing to mend' }).getByRole('link')).toHaveText([
    'Enter the name of your company',
  ]);
  await expect(page.getByLabel(/^Company/)).toHaveAttribute('aria-invalid', 'true');
});

for (const [label, blank] of [
  [/^Name/, '   '],
  [/^Phone/, '\u00a0'],
  [/^Message/, '\n \n'],
] as const) {
  test(`nothing but spaces in ${label.source.slice(1)} counts as empty`, async ({ page }) => {
    await fillApplication(page);
    await page.getByLabel(label).fill(blank);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

for (const email of ['asha', 'asha@', '@example.in', 'a b@example.in']) {
  test(`"${email}" is no email address`, async ({ page }) => {
    await fillApplication(page);
    await page.getByLabel(/^Email/).fill(email);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('link', { name: /name@example.com/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
}

test('the preferred locations are the seven, in order, after an empty one', async ({ page }) => {
  await expect(page.getByLabel(/^Preferred location/).locator('option')).toHaveText([
    '',
    'Delhi NCR',
    'Mumbai',
    'Bangalore',
    'Hyderabad',
    'Chennai',
    'Pune',
    'Kolkata',
  ]);
});

const limit = 2_097_152;
for (const [what, file, sentence] of [
  [
    'one byte over the limit',
    { ...resume, buffer: Buffer.alloc(limit + 1) },
    'File size should not exceed 2MB',
  ],
  ['another format', { ...resume, name: 'cv.odt' }, 'Choose a PDF, DOC or DOCX file'],
  ['no bytes', { ...resume, buffer: Buffer.alloc(0) }, 'This file is empty. Choose another'],
] as const) {
  test(`a resume of ${what} is refused, and the rest is kept`, async ({ page }) => {
    await fillApplication(page);
    await page.getByLabel(/^Resume/).setInputFiles(file);
    await expect(page.getByRole('alert')).toHaveText(sentence);
    await expect(page.getByLabel(/^Resume/)).toHaveValue('');
    await expect(page.getByLabel(/^Name/)).toHaveValue('Asha Verma');
    await page.getByLabel(/^Resume/).setInputFiles(resume);
    await expect(page.getByRole('alert')).toBeHidden();
  });
}

test('a resume of exactly 2,097,152 bytes with an upper-case extension goes through', async ({ page }) => {
  await fillApplication(page);
  const buffer = Buffer.alloc(limit, 'resume');
  await page.getByLabel(/^Resume/).setInputFiles({ name: 'CV.PDF', mimeType: '', buffer });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /^OK/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('CV.PDF');
});

test('half an emoji shows the submission error and keeps everything', async ({ page }) => {
  await fillApplication(page);
  await page.getByLabel(/^Message/).evaluate((area: HTMLTextAreaElement) => {
    area.value = 'broken \ud83d text';
  });
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'There was an error submitting your form. Please try again.',
  );
  await expect(page.getByLabel(/^Name/)).toHaveValue('Asha Verma');
  expect(await page.evaluate(() => sessionStorage.getItem('resume'))).toBeNull();
});

test.describe('a resume that can not be read', () => {
  test.use({ expectedErrors: ['The resume could not be read'] });

  test('is only logged; the application goes on without its line', async ({ page }) => {
    await page.evaluate(() => {
      FileReader.prototype.readAsDataURL = function () {
        setTimeout(() => this.dispatchEvent(new ProgressEvent('error')));
      };
    });
    await fillApplication(page);
    let downloads = 0;
    page.on('download', () => downloads++);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('dialog')).not.toContainText('Resume:');
    await expect(page.getByRole('alert')).toBeHidden();
    await page.getByRole('link', { name: /^OK/ }).click();
    await expect(page.getByText('Thank you for your submission!')).toBeVisible();
    expect(downloads).toBe(0);
  });
});

test('a problem is struck out once it is mended, and stays so until the form is sent again', async ({
  page,
}) => {
  const submit = page.getByRole('button', { name: 'Submit Application' });
  const name = page.getByLabel(/^Name/);
  const inSummary = page.getByRole('link', { name: 'Enter your name' });
  await submit.click();
  const placeOf = () => submit.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = await placeOf();
  await name.fill('Asha');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(name).toHaveAccessibleDescription('');
  await expect(inSummary).toHaveCSS('text-decoration-line', 'line-through');
  await expect(page.getByLabel(/^Phone/)).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel(/^Resume/).setInputFiles(resume);
  await expect(page.getByLabel(/^Resume/)).not.toHaveAttribute('aria-invalid');
  await name.fill('');
  await expect(name).not.toHaveAttribute('aria-invalid');
  // The problems leave their room: the button stays under the finger.
  expect(await placeOf()).toBe(before);
  await submit.click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(inSummary).not.toHaveCSS('text-decoration-line', 'line-through');
});
