import type { ReadResume } from '#enquiry/enquiryState.ts';
import { asResume, contentOf, detectFormat, downloadName, fileFrom, resumeFormat } from '#enquiry/resume.ts';

/**
 * Reads a file: the bytes as a data URL, which can be stored, and as a file of its own under the name that a download has.
 * The reading may never end; `useTask` gives it up.
 *
 * @throws {DOMException} when the file can't be read, for example because it was changed or moved
 */
export async function readFile(chosen: File): Promise<ReadResume> {
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(chosen);
  });
  return storable(chosen, dataUrl);
}

/** Reads a resume. `none` if neither its name nor its media type says that it is one, and its content does not either. */
export async function readResume(chosen: File): Promise<ReadResume | 'none'> {
  const read = await readFile(chosen);
  if (resumeFormat(chosen) !== 'unknown') return read;
  const format = detectFormat(contentOf(read.dataUrl));
  return format ? storable(asResume(chosen, format), read.dataUrl) : 'none';
}

function storable(file: File, dataUrl: string): ReadResume {
  const name = downloadName(file.name);
  return { file: fileFrom({ name, dataUrl }), name, dataUrl };
}
