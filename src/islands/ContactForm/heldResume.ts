import { resumeMediaType } from '#enquiry/resume.ts';
import { readAsDataUrl } from './readAsDataUrl.ts';
import { readStored, removeStored, store } from './tabStorage.ts';

/** Session storage holds the resume under this key between reading and the answer, never longer (specification 7.8). */
const key = 'resume';

/**
 * Reads a resume into memory, and holds it in session storage if that has room.
 *
 * @param signal stops the reading
 * @returns the same bytes and name, with the media type of the name's extension: Android reports no type for many a .doc,
 * and refuses to share a file without one
 * @throws {DOMException} when the file can't be read, for example because it was moved, or takes over 10 s
 */
export async function readResume(file: File, signal: AbortSignal): Promise<File> {
  const dataUrl = await readAsDataUrl(file, signal);
  store(key, dataUrl);
  return new File([bytesOf(dataUrl)], file.name, { type: resumeMediaType(file.name) ?? '' });
}

/** Gives a file that was read to the browser as a download under its own name. */
export function downloadResume(file: File): void {
  const stored = readStored(key);
  const url = URL.createObjectURL(stored ? new Blob([bytesOf(stored)], { type: file.type }) : file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  link.click();
  // Safari starts the download later than the click; a minute is longer than any browser takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Removes the resume from session storage. */
export const releaseResume = () => removeStored(key);

/** The bytes of a base64 data URL. */
export function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
