import { readdirSync, readFileSync } from 'node:fs';
import { contentFolder } from '#schemas/contentFolder.ts';

/** For what is done with every kind of page, such as pictures and accessibility checks. */
export const onePageOfEachKind = [
  ...['/', '/about', '/services', '/industries', '/clients', '/contact', '/jobs', '/department', '/company'],
  `/jobs/${firstEntry('cities')}`,
  `/jobs/${firstEntry('jobs', /^kind: role$/m)}`,
  `/jobs/${firstEntry('jobs', /^kind: level$/m)}`,
  `/department/${firstEntry('departments')}`,
  `/company/${firstEntry('companies')}`,
  ...['/privacy', '/job-fraud', '/sitemap', '/hi', '/hi/about', '/hi/contact'],
];

/** The first entry of a folder whose text matches: an owner may remove any, so that none can be named here. */
function firstEntry(folder: string, text = /./): string {
  const found = readdirSync(`${contentFolder}/${folder}`)
    .sort()
    .find(
      (file) =>
        file.endsWith('.yaml') && text.test(readFileSync(`${contentFolder}/${folder}/${file}`, 'utf8')),
    );
  if (!found) throw new Error(`${contentFolder}/${folder} has no entry with ${text}`);
  return found.replace(/\.yaml$/, '');
}
