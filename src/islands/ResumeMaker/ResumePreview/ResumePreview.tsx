import type { Page } from '#resume/page.ts';
export const ResumePreview = ({ pages }: { pages: Page[]; words: { pages: string } }) => (
  <div>{pages.length}</div>
);
