import { downloadName } from '#enquiry/resume.ts';

/** `Asha_Devi_Resume.pdf`. At most 80 characters, which every file system takes. `name` is on one line. */
export const resumeFileName = (name: string): string => {
  const words = [...name.replaceAll(' ', '_')].slice(0, 69).join('');
  return downloadName(`${words}_Resume.pdf`);
};
