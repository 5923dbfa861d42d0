import { downloadName, fileFrom, type StoredFile } from '#enquiry/resume.ts';

/**
 * Reads a file: the bytes as a data URL, which can be stored, and as a file of its own under the name that a download has.
 * The reading may never end; `useTask` gives it up.
 *
 * @throws {DOMException} when the file can't be read, for example because it was moved
 */
export async function readFile(chosen: File): Promise<{ file: File } & StoredFile> {
  const name = downloadName(chosen.name);
  const dataUrl = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(chosen);
  });
  return { file: fileFrom({ name, dataUrl }), name, dataUrl };
}
