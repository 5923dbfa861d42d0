import type { Weight } from '#resume/pageStyle.ts';
import type { ResumeFont, ResumeFonts } from '#resume/typesetting.ts';
import { resumeFont } from '../../integrations/fonts/resumeFonts.ts';

/** The fonts of the resume's file as a page hands them out, with addresses that need no server. */
export async function resumeFonts(): Promise<ResumeFonts> {
  return { regular: await fontIn('regular'), semibold: await fontIn('semibold') };
}

async function fontIn(weight: Weight): Promise<ResumeFont> {
  const { truetype, advances } = await resumeFont(weight);
  return { url: `data:font/ttf;base64,${truetype.toString('base64')}`, advances };
}
