import { dirname } from 'node:path';
import type { Confirmed } from '#schemas/confirmed.ts';
import type { Content } from '../check/content.ts';
import { parseYaml } from '../yaml/parseYaml.ts';
import { confirmedFile, confirmingLine, digest, isConfirmed } from './confirmed.ts';
import { type Finding, listed, nameOf } from './finding.ts';
import { isLandingPage, type Sample } from './sample.ts';

/** A warning for each folder with landing pages that are still the sample's and that nobody has confirmed. */
export function unreadPages(content: Content, sample: Sample, confirmed: Confirmed): Finding[] {
  const pages = [...content].filter(([file]) => isLandingPage(file));
  const unread = pages
    .map(([file, text]) => ({ file, value: parseYaml(text).value }))
    .filter(
      ({ file, value }) => sample.pages[file] === digest(value) && !isConfirmed(confirmed, file, value),
    );
  return [...Map.groupBy(unread, ({ file }) => dirname(file))].map(([folder, files]) => {
    const all = pages.filter(([file]) => dirname(file) === folder).length;
    return {
      group: 'unread',
      file: confirmedFile,
      line: 1,
      what: `${folder}/`,
      write: `Read the pages, and switch on "I have read this form" in each. ${files.length} of ${all} are unread: ${listed(files.map(({ file }) => nameOf(file)))}.`,
      confirm: { list: 'texts', lines: files.map(({ file, value }) => confirmingLine(file, value)) },
    };
  });
}
