/** The size limit in bytes; a file of exactly this size is accepted (specification 6.4). */
const maxResumeBytes = 2_097_152;

/** The formats of specification 6.3, by extension, with their media types. */
const mediaTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeFormat = keyof typeof mediaTypes;

const formats = Object.keys(mediaTypes) as ResumeFormat[];

/**
 * For the file input's `accept`. An older Android WebView asks for files of the first entry only, and an extension is none
 * that Android knows. Apps that do not know what they hand over call it application/octet-stream, and a picker would grey
 * it out.
 */
export const acceptedResumes = [
  ...Object.values(mediaTypes),
  'application/octet-stream',
  ...formats.map((format) => `.${format}`),
].join();

/** Why a file is refused as a resume. The error texts are in `content/words/forms.yaml`. */
export type ResumeProblem = 'resumeFormat' | 'resumeTooLarge' | 'resumeEmpty' | 'resumeUnreadable';

/** What is known of a file before it is read. `type` is the media type that the browser gives. */
export type FileFacts = { name: string; size: number; type: string };

/** Media types that leave open whether a file is a resume: none at all, and what apps say of a file that they do not know. */
const generalType = /^(?:$|\*|application\/|binary\/)/;

const formatOfName = (name: string): ResumeFormat | undefined => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return formats.find((format) => format === extension);
};

/** The format that a file's name or its media type says, `unknown` if only its content can say, or undefined for another one. */
export const resumeFormat = ({ name, type }: { name: string; type: string }) =>
  formatOfName(name) ??
  formats.find((format) => mediaTypes[format] === type) ??
  (generalType.test(type) ? 'unknown' : undefined);

const oleStart = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';

/** The streams of Excel and PowerPoint, whose files begin as those of Word do. */
const otherStream = /W\0o\0r\0k\0b\0o\0o\0k\0|P\0o\0w\0e\0r\0P\0o\0i\0n\0t\0/;

/** A PDF may begin with up to 1,024 bytes of something else, as readers allow. `content` has a character for each byte. */
export function detectFormat(content: string): ResumeFormat | undefined {
  if (content.slice(0, 1_024).includes('%PDF-')) return 'pdf';
  if (content.startsWith(oleStart)) return otherStream.test(content) ? undefined : 'doc';
  return content.startsWith('PK\x03\x04') && content.includes('word/') ? 'docx' : undefined;
}

/** With the extension of its format (specification 6.3): `Resume.pdf` for `Resume`, `Resume (1).pdf` for `Resume.pdf (1)`. */
export function asResume(file: File, format: ResumeFormat): File {
  if (formatOfName(file.name) === format) return file;
  const copy = new RegExp(`\\.${format}( ?\\(\\d+\\))$`, 'i');
  const name = file.name.replace(/[\s.]+$/, '').replace(copy, '$1') || 'Resume';
  return new File([file], formatOfName(name) === format ? name : `${name}.${format}`, {
    type: mediaTypes[format],
    lastModified: file.lastModified,
  });
}

/** Why a file is refused as a resume, as far as that is known before it is read (specification 6.3 to 6.5). */
export function resumeProblem(file: FileFacts): ResumeProblem | undefined {
  if (resumeFormat(file) === undefined) return 'resumeFormat';
  if (file.size > maxResumeBytes) return 'resumeTooLarge';
  if (file.size === 0) return 'resumeEmpty';
  return undefined;
}

/** As browsers save it, without what could disguise an extension. A line break would break the message's lines, too. */
export const downloadName = (name: string) =>
  name
    .replace(/["*/:<>?\\|\p{Cc}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu, '_')
    .replace(/^[\s.]|[\s.]$/gu, '_');

export type StoredFile = { name: string; dataUrl: string };

/** The file that was stored, with the media type of its name's extension: Android refuses to share a file without one. */
export function fileFrom({ name, dataUrl }: StoredFile): File {
  const bytes = Uint8Array.from(contentOf(dataUrl), (character) => character.charCodeAt(0));
  const format = formatOfName(name);
  return new File([bytes], name, { type: format ? mediaTypes[format] : '', lastModified: 0 });
}

/** The bytes of a data URL, a character for each. */
export const contentOf = (dataUrl: string): string => atob(dataUrl.slice(dataUrl.indexOf(',') + 1));

/** What a resume that was made on this site says of the visitor (specification 16.8). */
export type MadeTexts = { name: string; phone: string; email: string };

/** A made resume on its way to the contact form. It has no file once the visitor chose another one there. */
export type MadeResume = { texts: MadeTexts; file?: StoredFile | undefined };
