import { memo, useDeferredValue, useMemo } from 'react';
import type { ResumeDocument } from '#resume/documentOf.ts';
import { layoutResume } from '#resume/layout.ts';
import { measureWith, type ResumeFonts } from '#resume/typesetting.ts';
import layout from '#styles/layout.module.css';
import text from '#styles/text.module.css';
import { fillIn } from '#writing/fillIn.ts';
import type { ResumeMakerWords } from '../words.ts';
import { partId } from './PartsNav/PartsNav.tsx';
import { ResumePreview } from './ResumePreview/ResumePreview.tsx';

type Props = { document: ResumeDocument; fonts: ResumeFonts; words: ResumeMakerWords };

/** The pages as the file will have them. They may come later than the letter that was typed. */
export function Preview({ document, fonts, words }: Props) {
  const shown = useDeferredValue(document);
  const isEmpty = !shown.name && !shown.work && shown.contact.length === 0 && shown.sections.length === 0;
  return (
    <div className={`${layout.stack} ${layout.screenOnly}`} id={partId('preview')} tabIndex={-1}>
      <h3>{words.preview}</h3>
      {isEmpty ? (
        <p className={text.hint}>{words.previewNote}</p>
      ) : (
        <Pages document={shown} fonts={fonts} words={words} />
      )}
    </div>
  );
}

const Pages = memo(({ document, fonts, words }: Props) => {
  const measure = useMemo(() => measureWith(fonts), [fonts]);
  const pages = layoutResume(document, measure);
  return <ResumePreview pages={pages} label={fillIn(words.pages, { pages: `${pages.length}` })} />;
});
