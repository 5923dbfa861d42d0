import { downloadName } from '#enquiry/resume.ts';
import { tidy } from './tidy.ts';

/** The name of the file, such as `Asha_Devi_Resume.pdf`. At most 80 characters, which every file system takes. */
export const resumeFileName = (name: string): string => {
  const words = [...tidy(name).replaceAll(' ', '_')].slice(0, 69).join('');
  return downloadName(`${words}_Resume.pdf`);
};
