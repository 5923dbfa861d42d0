import type { Measure } from './advances.ts';
import { type Density, open, tight } from './density.ts';
import type { ResumeDocument } from './documentOf.ts';
import type { Page } from './page.ts';
import { pageHeader } from './pageHeader.ts';
import { paginate } from './paginate.ts';
import { resumeBlocks } from './resumeBlocks.ts';

/**
 * A resume as pages of placed text. It is set tighter if it then fits on one page; otherwise it takes as many pages as
 * it needs. No text is cut, left out or set over another (specification 16.5).
 */
export function layoutResume(document: ResumeDocument, measure: Measure): Page[] {
  const pagesIn = (density: Density) =>
    paginate(resumeBlocks(document, density, measure), density, pageHeader(document, density, measure));
  const pages = pagesIn(open);
  if (pages.length === 1) return pages;
  const tighter = pagesIn(tight);
  return tighter.length === 1 ? tighter : pages;
}
