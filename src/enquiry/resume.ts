/** Bytes; a file of exactly this size is accepted (specification 6.4). */
export const resumeLimit = 2_097_152;

/** The formats of specification 6.3 with their media types, which the download is given. */
const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** For the file input's `accept`. */
export const resumeExtensions = Object.keys(mediaTypes).map((extension) => `.${extension}`);

/** Why a file can't be taken as a resume; the words for each are in `content/words/forms.yaml`. */
export type ResumeProblem = 'resumeFormat' | 'resumeTooLarge' | 'resumeEmpty';

/**
 * Why a file can't be taken as a resume, or undefined when it can.
 * The name decides, not the browser's media type: Android reports none for many a .doc.
 */
export function resumeProblem(file: { name: string; size: number }): ResumeProblem | undefined {
  if (resumeMediaType(file.name) === undefined) return 'resumeFormat';
  if (file.size > resumeLimit) return 'resumeTooLarge';
  if (file.size === 0) return 'resumeEmpty';
  return undefined;
}

/** The media type for a resume's file name, or undefined when its extension is not one of the three. */
export function resumeMediaType(name: string): string | undefined {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(mediaTypes, extension) ? mediaTypes[extension as keyof typeof mediaTypes] : undefined;
}
