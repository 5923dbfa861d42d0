import assert from 'node:assert/strict';
import { extractText } from 'unpdf';
import { originQuery } from '#enquiry/origin.ts';
import { resumeAddress } from '#navigation/addresses.ts';
import { partsOf } from '#resume/roleLine.ts';
import type { Content } from '../support/content.ts';
import { type Driver, until } from './driver.ts';

/** What is typed, each text unlike any other on the pages. */
const typed = { name: 'Meera Nair', phone: '98765 01234', blank: '7391' };
const corrected = '91234 56789';
const fileName = 'Meera_Nair_Resume.pdf';
const blank = 'input[name^=line-]:not([type=checkbox])';
const valueIn = (name: string) => `document.querySelector('[name=${name}]').value`;
const made = '[role=group][aria-labelledby=resume-made]';

const held = "document.querySelector('form[data-ready] [name=resume]')?.files[0]";

/** Presses by a script: WebKit's driver clicks nothing any more once a page came back from the cache. */
const press = (browser: Driver, selector: string) =>
  browser.evaluate(`document.querySelector('${selector}').click()`);

/** Makes the resume, takes it to the contact form, and waits until it stands there. */
async function use(browser: Driver, job: string): Promise<void> {
  await press(browser, 'form [type=submit]');
  await until('the panel with the file', () =>
    browser.evaluate(`document.activeElement === document.querySelector('${made}')`),
  );
  await press(browser, `${made} a`);
  await until('the contact form', () =>
    browser.evaluate(
      `location.pathname + location.search === '/contact?${originQuery('job', job)}' && !!document.querySelector('form')`,
    ),
  );
  await browser.evaluate(showForm);
  await until('the file in its field', async () => (await browser.evaluate(`${held}?.name`)) === fileName);
}

const showForm = "document.querySelector('form').scrollIntoView({ behavior: 'instant' })";

/**
 * The part of the journey from a role's lines to the contact form with the file in its field, back to correct the phone, and
 * to the contact form again, which it then clears.
 */
export async function makeResume(browser: Driver, content: Content): Promise<void> {
  const job = content.slugs('jobs').find((slug) => {
    const { resume } = content.entry('jobs', slug);
    if (!resume || !('experienced' in resume)) return false;
    // A line of which only a part is filled in is asked about, so the first line with a blank has no other.
    return resume.experienced.map((line) => partsOf(line).length - 1).find(Boolean) === 1;
  });
  assert.ok(job, 'no role has a line with a blank');
  await browser.openForm(resumeAddress('en', job));
  await browser.type('[name=name]', typed.name);
  await browser.type('[name=phone]', typed.phone);
  await until('the lines of the role', () => browser.evaluate(`!!document.querySelector('${blank}')`));
  await browser.type(blank, typed.blank);
  await use(browser, job);
  for (const name of ['name', 'phone'] as const)
    assert.equal(await browser.evaluate(valueIn(name)), typed[name]);

  await browser.evaluate(`(() => {
    const reader = new FileReader();
    reader.onload = () => { window.held = reader.result.split(',')[1]; };
    reader.readAsDataURL(${held});
  })()`);
  const bytes = await until('the bytes of the file', () => browser.evaluate<string>('window.held'));
  const { text } = await extractText(new Uint8Array(Buffer.from(bytes, 'base64')), { mergePages: true });
  for (const part of Object.values(typed)) assert.ok(text.includes(part), `the file lacks ${part}`);

  await browser.back();
  await until('the resume again', async () => {
    await browser.evaluate(showForm);
    return browser.evaluate(
      `location.pathname === '/resume' && !!document.querySelector('form[data-ready]') && ${valueIn('phone')} === '${typed.phone}'`,
    );
  });
  await browser.evaluate(`(() => {
    const phone = document.querySelector('[name=phone]');
    phone.value = '${corrected}';
    phone.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
  await use(browser, job);
  assert.equal(await browser.evaluate(valueIn('phone')), corrected);

  await press(browser, 'form [type=button]');
  await until('an empty form', () => browser.evaluate(`${held} === undefined && ${valueIn('name')} === ''`));
}
