/** The size limit in bytes; a file of exactly this size is accepted (specification 6.4). */
const resumeLimit = 2_097_152;

/** The formats of specification 6.3 with the media types for the download. */
const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/**
 * For the file input's `accept`. Some of Android's file pickers know extensions only, others media types only, and grey
 * out all other files.
 */
export const acceptedResumes = [
  ...Object.keys(mediaTypes).map((extension) => `.${extension}`),
  ...Object.values(mediaTypes),
].join();

/** Why a file is refused as a resume. The error texts are in `content/words/forms.yaml`. */
export type ResumeProblem = 'resumeFormat' | 'resumeTooLarge' | 'resumeEmpty';

/**
 * Why a file is refused as a resume, or undefined if it is accepted. Only the name decides about the format:
 * Android reports no media type for many .doc files.
 */
export function resumeProblem(file: { name: string; size: number }): ResumeProblem | undefined {
  if (resumeMediaType(file.name) === undefined) return 'resumeFormat';
  if (file.size > resumeLimit) return 'resumeTooLarge';
  if (file.size === 0) return 'resumeEmpty';
  return undefined;
}

/** The media type for a resume's file name, or undefined if its extension is not one of the three. */
export function resumeMediaType(name: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension as keyof typeof mediaTypes] : undefined;
}

/**
 * The name under which browsers save a file: they replace what a file system does not take, and what could disguise an
 * extension. A line break would also break the message's one field per line.
 */
export const downloadName = (name: string) =>
  name
    .replace(/["*/:<>?\\|\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, '_')
    .replace(/^[\s.]|[\s.]$/gu, '_');

/** A file as storage can hold it. */
export type StoredFile = { name: string; dataUrl: string };

/** The file that was stored, with the media type of its name's extension: Android refuses to share a file without one. */
export function fileFrom({ name, dataUrl }: StoredFile): File {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1);
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: resumeMediaType(name) ?? '', lastModified: 0 });
}

/** What a resume that was made on this site says of the visitor (specification 16.8). */
export type MadeTexts = { name: string; phone: string; email: string };

/** A made resume on its way to the contact form. It has no file once the visitor chose another one there. */
export type MadeResume = { texts: MadeTexts; file?: StoredFile | undefined };
