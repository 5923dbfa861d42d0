import { resumeMediaType } from '#enquiry/resume.ts';
import { readStored, removeStored, store } from './tabStorage.ts';

/** Session storage holds the resume under this key between reading and download, and never longer (specification 7.8). */
const key = 'resume';

/** Milliseconds after which a file that has not been read counts as unreadable, such as one in a cloud out of reach. */
const patience = 10_000;

/** A resume that has been read. The page's memory stands in where session storage is full, blocked or emptied. */
export type HeldResume = { file: File; content: string };

/**
 * Reads a resume and holds it in session storage.
 *
 * @throws {DOMException} when the file can't be read, such as one that was moved, or takes over 10 s
 */
export async function holdResume(file: File): Promise<HeldResume> {
  const content = await readAsDataUrl(file);
  store(key, content);
  return { file, content };
}

/** Hands the resume to the browser as a download under its own name, byte for byte. */
export function downloadResume({ file: { name }, content }: HeldResume): void {
  const type = resumeMediaType(name) ?? '';
  const url = URL.createObjectURL(new Blob([bytesOf(readStored(key) ?? content)], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts the download later than the click; a minute is longer than any browser takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The bytes of a base64 data URL. */
export function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

/** Forgets the resume. */
export const releaseResume = () => removeStored(key);

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    const late = setTimeout(() => reader.abort(), patience);
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = reader.onabort = () => reject(reader.error);
    reader.onloadend = () => clearTimeout(late);
    reader.readAsDataURL(file);
  });
}
