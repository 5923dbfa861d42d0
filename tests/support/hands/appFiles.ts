// Android's file providers and iOS's Files: names without an extension, general media types
// (developer.android.com/reference/android/provider/OpenableColumns, github.com/MiczFlor/RPi-Jukebox-RFID/issues/311).

/** The first bytes of each kind of file, a character for each byte. */
export const content = {
  pdf: '%PDF-1.4\nA resume\0\xff\n%%EOF',
  doc: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}W\0o\0r\0d\0D\0o\0c\0u\0m\0e\0n\0t\0`,
  docx: 'PK\x03\x04\x14\0[Content_Types].xml PK\x03\x04\x14\0word/document.xml',
  xls: `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(504)}W\0o\0r\0k\0b\0o\0o\0k\0`,
  xlsx: 'PK\x03\x04\x14\0[Content_Types].xml PK\x03\x04\x14\0xl/workbook.xml',
  zip: 'PK\x03\x04\x14\0photos/1.jpg',
  photo: '\xff\xd8\xff\xe0\0\x10JFIF\0',
  text: 'My resume is a %PDF? No.',
};

const general = 'application/octet-stream';

/** A resume as an app hands it over, and its name in the form, in the message and in Downloads. */
export type AppFile = {
  app: string;
  name: string;
  type: string;
  content: keyof typeof content;
  savedName: string;
};

const file = (
  app: string,
  name: string,
  type: string,
  kind: keyof typeof content,
  savedName: string,
): AppFile => ({ app, name, type, content: kind, savedName });

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const appFiles: readonly AppFile[] = [
  file('Gmail, a renamed attachment', 'Resume', 'application/pdf', 'pdf', 'Resume.pdf'),
  file('Chrome, from a provider without a name', 'document:1000012345', '', 'pdf', 'document_1000012345.pdf'),
  file('Files by Google', 'document:1000012345', 'application/pdf', 'pdf', 'document_1000012345.pdf'),
  file('a download of the same file again', 'Resume.pdf (1)', general, 'pdf', 'Resume (1).pdf'),
  file('a copy, by its media type', 'CV.PDF(2)', 'application/pdf', 'pdf', 'CV(2).pdf'),
  file('WhatsApp', 'DOC-20240101-WA0001.', general, 'docx', 'DOC-20240101-WA0001.docx'),
  file(
    'WhatsApp, an older file',
    'DOC-20190101-WA0001',
    'binary/octet-stream',
    'doc',
    'DOC-20190101-WA0001.doc',
  ),
  file('Drive', 'रिज़्यूमे', 'application/pdf', 'pdf', 'रिज़्यूमे.pdf'),
  file('Drive, a Word file', 'My C.V. 2024', docx, 'docx', 'My C.V. 2024.docx'),
  file('a browser that asks nobody', 'resume', 'application/x-download', 'pdf', 'resume.pdf'),
  file('a provider that sees the container', 'resume', 'application/zip', 'docx', 'resume.docx'),
  file('iOS Files', 'Asha Verma CV.pdf', 'application/pdf', 'pdf', 'Asha Verma CV.pdf'),
  file('a name of nothing', '...', '', 'pdf', 'Resume.pdf'),
];

/** What the same apps hand over and what is no resume. */
export const otherFiles: readonly Omit<AppFile, 'savedName'>[] = [
  { app: 'a camera', name: 'IMG-20240101-WA0002', type: 'image/jpeg', content: 'photo' },
  { app: 'a camera, without a type', name: 'image:1000012346', type: '', content: 'photo' },
  { app: 'a spreadsheet', name: 'document:7', type: general, content: 'xlsx' },
  { app: 'an old spreadsheet', name: 'document:8', type: '', content: 'xls' },
  { app: 'a zip', name: 'photos', type: 'application/zip', content: 'zip' },
  { app: 'a note', name: 'Resume', type: 'text/plain', content: 'pdf' },
  { app: 'a note without a type', name: 'Resume', type: '', content: 'text' },
];

/** The bytes of a content. */
export const bytesOf = (kind: keyof typeof content): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(content[kind], (character) => character.charCodeAt(0));

export const asFile = ({ name, type, content }: Omit<AppFile, 'app' | 'savedName'>): File =>
  new File([bytesOf(content)], name, { type, lastModified: 1 });
