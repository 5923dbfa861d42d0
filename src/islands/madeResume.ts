import type { MadeResume } from '#enquiry/resume.ts';
import type { formStorage } from '#form/formStorage.ts';
import { fields, maybe, text } from '#form/shape.ts';

/** A resume that the resume maker leaves for the contact form, in session storage (specification 16.8). */
export const madeResumeItem = (storage: ReturnType<typeof formStorage>) =>
  storage.item<MadeResume>(
    'made-resume',
    fields({
      texts: fields({ name: text, phone: text, email: text }),
      file: maybe(fields({ name: text, dataUrl: text })),
    }),
  );
