import { useEffect } from 'react';
import { type ResumeDocument, resumeFileName } from '#resume/documentOf.ts';
import { layoutResume } from '#resume/layout.ts';
import type { MadeFile, ResumeAction } from '#resume/resumeState.ts';
import { measureWith, type ResumeFonts } from '#resume/typesetting.ts';
import { readAsDataUrl } from '../readAsDataUrl.ts';

type Written = { document: ResumeDocument; fonts: ResumeFonts };

/** Writes the file in the step `making`. What writes it is fetched now: few visitors of the page come this far. */
export function useFileWriting(
  isMaking: boolean,
  resume: Written,
  act: (action: ResumeAction) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the resume does not change in this step
  useEffect(() => {
    if (!isMaking) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    write(resume, signal)
      .then(
        (made): ResumeAction => ({ type: 'fileWritten', made }),
        (error: unknown): ResumeAction => {
          if (!signal.aborted) console.warn('The resume could not be written.', error);
          return { type: 'fileFailed' };
        },
      )
      .then((action) => {
        if (!signal.aborted) act(action);
      });
    return () => leaving.abort();
  }, [isMaking]);
}

async function write({ document, fonts }: Written, signal: AbortSignal): Promise<MadeFile> {
  const { writePdf } = await import('./writePdf.ts');
  const { title, name } = document;
  const properties = { fileName: resumeFileName(name), title, author: name, created: new Date() };
  const file = await writePdf(layoutResume(document, measureWith(fonts)), properties, fonts);
  return { file, dataUrl: await readAsDataUrl(file, signal) };
}
