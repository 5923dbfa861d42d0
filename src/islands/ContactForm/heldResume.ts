import { resumeMediaType } from '#enquiry/resume.ts';

/** Session storage holds the resume under this key between reading and download, and never longer (SPEC 7). */
const key = 'resume';

/** A resume that has been read and waits to be downloaded; `content` only where session storage did not take it. */
export type HeldResume = { name: string; content?: string };

/**
 * Reads a resume and holds it in session storage, or in memory where storage is full or blocked.
 *
 * @throws {DOMException} when the file can't be read, such as one that was moved or a cloud file that is offline
 */
export async function holdResume(file: File): Promise<HeldResume> {
  const content = await readAsDataUrl(file);
  try {
    sessionStorage.setItem(key, content);
    return { name: file.name };
  } catch {
    return { name: file.name, content };
  }
}

/** Hands the resume to the browser as a download under its own name, byte for byte. */
export function downloadResume({ name, content }: HeldResume): void {
  const [, base64 = ''] = (content ?? sessionStorage.getItem(key) ?? '').split(',');
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: resumeMediaType(name) ?? '' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Safari starts the download later than the click; a minute is longer than any browser takes.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Forgets the resume. Nothing to forget is fine, and so is storage that can't be reached. */
export function releaseResume(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Blocked storage never held it.
  }
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
