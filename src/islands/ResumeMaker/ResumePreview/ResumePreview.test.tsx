import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { layoutResume } from '#resume/layout.ts';
import { measureWith } from '#resume/typesetting.ts';
import { longResume, runsOf } from '../../../../tests/support/resumeDocuments.ts';
import { resumeFonts } from '../../../../tests/support/resumeFonts.ts';
import { ResumePreview } from './ResumePreview.tsx';

test('the preview is a labelled picture with a page for each of the file, and with all of its text', async () => {
  const pages = layoutResume(longResume, measureWith(await resumeFonts()));
  const html = parse(renderToStaticMarkup(<ResumePreview pages={pages} label="Your resume, 2 pages" />));
  expect(html.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Your resume, 2 pages');
  expect(html.querySelectorAll('svg')).toHaveLength(2);
  const shown = html.querySelectorAll('svg text').map(({ textContent }) => textContent);
  expect(shown).toEqual(pages.flatMap(runsOf).map(({ text }) => text.trimEnd()));
});
