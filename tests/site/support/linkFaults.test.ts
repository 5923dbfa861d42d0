import { expect, test } from 'vitest';
import { parsePage } from '../../../rules/builtPages.ts';
import { linkFaults, targetsOf } from './linkFaults.ts';

const page = (path: string, html: string) => ({ path, document: parsePage(html) });
const siteUrl = 'https://a.example';
const jobs = page('/jobs', '<h2 id="by-city">Cities</h2>');
const faultsOf = (html: string) => {
  const about = page('/about', html);
  return linkFaults(about, targetsOf([about, jobs, page('/', '')], ['/_astro/a.js']), siteUrl);
};

test.each([
  '<a href="/jobs">Jobs</a>',
  '<a href="/jobs?from=about#by-city">Cities</a>',
  '<a href="#here">Here</a><p id="here">',
  '<a href="https://a.example/jobs">Jobs</a><link rel="canonical" href="https://a.example">',
  '<astro-island component-url="/_astro/a.js"></astro-island>',
  '<a href="https://b.example/nowhere">Elsewhere</a><a href="tel:+911">Call</a><img src="data:image/png,x">',
])('%s is accepted', (html) => expect(faultsOf(html)).toEqual([]));

test.each([
  ['<a href="/job">Jobs</a>', '/job: the site has no /job'],
  ['<a href="/jobs/">Jobs</a>', '/jobs/: the site has no /jobs/'],
  ['<a href="/jobs#by-town">Jobs</a>', '/jobs#by-town: /jobs has no such id'],
  ['<a href="#there">There</a>', '#there: /about has no such id'],
  ['<link href="https://a.example/gone">', 'https://a.example/gone: the site has no /gone'],
  ['<astro-island renderer-url="/_astro/b.js">', '/_astro/b.js: the site has no /_astro/b.js'],
])('%s is reported', (html, fault) => expect(faultsOf(html)).toEqual([fault]));
