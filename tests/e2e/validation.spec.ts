import type { ContactField } from '#enquiry/validation.ts';
import { contactForm, resume } from '../support/contactForm.ts';
import { fixture } from '../support/fixture.ts';
import { expect, test } from '../support/site.ts';

const asked: ContactField[] = ['name', 'email', 'phone', 'preferredLocation', 'resume', 'message'];

test('missing fields are listed, and struck out when they are filled in; a file over the limit is refused', async ({
  page,
}) => {
  const form = contactForm(page, fixture);
  const { words, field } = form;
  const sentence = (name: ContactField) => words[`${name}Missing`];
  await form.open();
  await form.submit().click();
  await expect(form.dialog).toBeHidden();
  const summary = page.getByRole('group', { name: words.problems });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(asked.map(sentence));

  await summary.getByRole('link', { name: sentence('phone') }).click();
  await expect(field('phone')).toBeFocused();
  await expect(page.getByText(words.phone, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(field('phone')).toHaveAccessibleDescription(new RegExp(sentence('phone')));
  await expect(field('phone')).toHaveAttribute('aria-invalid', 'true');
  await field('name').fill('Asha');
  await expect(field('name')).toHaveAccessibleDescription('');
  const inSummary = summary.getByRole('link', { name: sentence('name') });
  await expect(inSummary).toHaveCSS('text-decoration-line', 'line-through');
  await field('resume').setInputFiles({ ...resume, buffer: Buffer.alloc(2_097_153) });
  await expect(page.getByRole('alert')).toHaveText(words.resumeTooLarge);
  await expect(field('resume')).toHaveValue('');
  await field('resume').setInputFiles(resume);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(field('resume')).not.toHaveAttribute('aria-invalid');
});
