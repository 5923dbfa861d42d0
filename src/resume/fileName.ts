import { downloadName } from '#enquiry/resume.ts';

/**
 * The name of the file of a resume, such as `Asha_Devi_Resume.pdf`. At most 80 characters, which every file system takes.
 *
 * @param name the name in the resume's document, on one line
 */
export const resumeFileName = (name: string): string => {
  const words = [...name.replaceAll(' ', '_')].slice(0, 69).join('');
  return downloadName(`${words}_Resume.pdf`);
};
