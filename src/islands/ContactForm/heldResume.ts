import { downloadName, resumeMediaType } from '#enquiry/resume.ts';
import { bytesOf } from '../bytesOf.ts';
import { readAsDataUrl } from '../readAsDataUrl.ts';

/**
 * Reads a resume into memory.
 *
 * @param signal stops the reading
 * @param hold gets the bytes as a data URL, before the file is returned
 * @returns the same bytes under the name that a download has, with the media type of the name's extension: Android reports
 * no type for many a .doc, and refuses to share a file without one
 * @throws {DOMException} when the file can't be read, for example because it was moved, or takes over 10 s
 */
export async function readResume(
  file: File,
  signal: AbortSignal,
  hold: (dataUrl: string) => void,
): Promise<File> {
  const dataUrl = await readAsDataUrl(file, signal);
  hold(dataUrl);
  const name = downloadName(file.name);
  return new File([bytesOf(dataUrl)], name, { type: resumeMediaType(name) ?? '' });
}
