import { z } from 'astro/zod';
import { groups } from './group.ts';
import { shared } from './shared.ts';
import { textField } from './text.ts';

/** `content/hi/resume-lines/{job}.yaml`: what a role's English lines mean. A line is found by its text, so none is stale. */
export const resumeLines = shared(
  z.strictObject({
    lines: groups('Line', [1], {
      line: textField('Line in English', "Letter by letter as in the job's English form, with its ____."),
      meaning: textField(
        'Meaning in Hindi',
        'Shown under the line on Hindi pages, with ____ in the order of the English line, and what belongs in it in brackets.',
      ),
    }).meta({
      title: 'Lines for a resume',
      description: 'Every line of the beginner and of the experienced.',
    }),
  }),
);
