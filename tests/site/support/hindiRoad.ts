import { resumeAddress } from '#navigation/addresses.ts';
import { addressIn } from '#navigation/languages.ts';
import { legalPages } from '#navigation/legalPages.ts';
import { screens } from '#navigation/screens.ts';
import type { BuiltPage } from '../../../rules/builtPages.ts';
import { oneSpace } from '../../../rules/text/readableText.ts';
import type { Content } from '../../support/content.ts';

/** Screens, hubs, the resume maker and the site map say nothing in Hindi beside the link to it. */
const withoutLine = [
  ...Object.values<string>(screens),
  ...['/jobs', '/department', '/company', resumeAddress('en'), legalPages.sitemap],
];

type Road = { link: string; line?: string; lineLink?: string };

/** The language link of an English page, and its line in Hindi with a link. */
export function roadOf({ document }: BuiltPage): Road {
  const link = document.querySelector('header a[hreflang=hi]')?.getAttribute('href') ?? '';
  const line = document.querySelector('main p[lang=hi]');
  const lineLink = line?.querySelector('a[hreflang=hi]')?.getAttribute('href') ?? '';
  return line ? { link, line: oneSpace(line.text), lineLink } : { link };
}

/** Where English pages must lead readers of Hindi (specification 13.1, 13.7). `paths` are those of all pages. */
export function rightRoads(content: Content, paths: ReadonlySet<string>): (path: string) => Road {
  const { offer } = content.entry('hindiWords');
  const cities = content.slugs('cities');
  const withLine = (link: string, ...line: string[]) => ({ link, line: line.join(' '), lineLink: link });
  const ask = (about: string, ...line: string[]) => withLine(`/hi/contact?${about}`, ...line);
  return (path) => {
    const slug = path.split('/').at(-1) ?? '';
    const inHindi = addressIn('hi', path);
    if (paths.has(inHindi))
      return withoutLine.includes(path) ? { link: inHindi } : withLine(inHindi, offer.read);
    if (path.startsWith('/jobs/') && cities.includes(slug))
      return ask(`location=${slug}`, offer.onlyEnglish, offer.write);
    if (/^\/(jobs|department)\//.test(path))
      return ask(`about=${path.slice(1)}`, offer.onlyEnglish, offer.write);
    if (path.startsWith('/company/')) {
      const { name } = content.entry('companies', slug);
      return ask(
        `about=${path.slice(1)}`,
        offer.notAffiliated.replace('{company}', () => name),
        offer.talk,
      );
    }
    const notFound = { line: `${offer.notFound} ${offer.open}`, lineLink: '/hi' };
    return { link: '/hi#sirf-angrezi', ...(path === '/404' && notFound) };
  };
}
