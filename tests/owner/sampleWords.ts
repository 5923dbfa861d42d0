import { parse } from 'yaml';
import type { Content } from '../../owner/check/content.ts';
import { labelName } from '../../owner/tasks/placeholders.ts';
import { recordOf } from '../../owner/tasks/sample.ts';

/** The pages on cities, jobs, departments and companies, their lists, and names of places. They may name any city and figure. */
const landingPage = /^dist\/(hi\/)?(jobs|department|company|guide|sitemap|resume-spellings)([./]|$)/;

/** What only the sample says: its names and numbers, and outside of landing pages its city and its figures. */
export function sampleWords(sample: Content) {
  const { names, facts } = recordOf(sample);
  const { phones, email, siteUrl, address, legal } = parse(sample.get('agency.yaml') ?? '');
  const own = [
    ...names.map((name) => (labelName.test(name) ? `>${name}<` : name)),
    ...phones.flatMap((phone: string) => [phone, phone.replace(/\D/g, '')]),
    ...[email, siteUrl, legal.registeredOffice],
  ];
  const places = [...facts, address.locality, address.postalCode];
  return {
    /** The lines of a built file that have such a word. */
    foundIn: (file: string, text: string) =>
      [...own, ...(landingPage.test(file) ? [] : places)].flatMap((word) => {
        const at = text.indexOf(word);
        return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 60), at + word.length + 40)}`];
      }),
  };
}
