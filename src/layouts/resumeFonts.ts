import regularAdvances from '@fonts/resume-regular.json';
import regularUrl from '@fonts/resume-regular.ttf?url';
import semiboldAdvances from '@fonts/resume-semibold.json';
import semiboldUrl from '@fonts/resume-semibold.ttf?url';
import type { ResumeFonts } from '#resume/typesetting.ts';

/** The fonts of the resume's file, which the page hands to the island: 3 KB, and addresses of files. */
export const resumeFonts: ResumeFonts = {
  regular: { url: regularUrl, advances: regularAdvances },
  semibold: { url: semiboldUrl, advances: semiboldAdvances },
};
