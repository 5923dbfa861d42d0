import { originQuery } from '#enquiry/origin.ts';
import { addressIn, type Language } from '#navigation/languages.ts';
import { screens } from '#navigation/screens.ts';
import type { Resume } from '#resume/resume.ts';
import type { MadeFile } from '#resume/resumeState.ts';
import { canChooseFiles, canDownload } from '../browser.ts';
import { downloadFile } from '../downloadFile.ts';
import type { TabStorage } from '../tabStorage.ts';

/** The contact form, for the role that was chosen. */
export const applicationHref = (language: Language, { job }: Pick<Resume, 'job'>): string =>
  addressIn(language, `${screens.contact}?${job ? originQuery('job', job) : 'for=seekers'}`);

/**
 * Leaves the file and the texts for the contact form. Where the browser has no storage, or lets no script choose a file,
 * the file is saved instead, if the browser can do that.
 */
export function handOver(
  { file, dataUrl }: MadeFile,
  { texts: { name, phone, email } }: Resume,
  storage: Pick<TabStorage, 'saveMadeResume'>,
): 'stored' | 'saved' | 'neither' {
  if (
    canChooseFiles() &&
    storage.saveMadeResume({ dataUrl, fileName: file.name, texts: { name, phone, email } })
  )
    return 'stored';
  if (!canDownload()) return 'neither';
  downloadFile(file);
  return 'saved';
}
