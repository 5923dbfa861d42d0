import { z } from 'astro/zod';
import { preferredLocations } from '#enquiry/locations.ts';
import { line, sentence } from './text.ts';

const mode = z.strictObject({
  label: line.describe('The choice itself.'),
  asks: line.describe('What is asked for in this mode; read out by screen readers.'),
  placeholder: line.describe('Stands in the empty message.'),
  submit: line.describe('The button.'),
});

const opening = (mark: string) =>
  z.strictObject({ application: sentence(mark), 'hiring-request': sentence(mark) });

const contact = z.strictObject({
  legend: line.describe('The question above the two modes.'),
  application: mode,
  'hiring-request': mode,
  phone: line.describe('A label, in the form and in the message.'),
  company: line.describe('A label, in the form and in the message.'),
  preferredLocation: line.describe('A label in the form.'),
  chooseLocation: line.describe('Stands in its list as long as no location is chosen.'),
  resume: line.describe('A label, in the form and in the message.'),
  resumeHint: line.describe('Under the label of the resume.'),
  locationLine: line.describe('The label of the preferred location in the message.'),
  phoneMissing: line.describe('An error.'),
  companyMissing: line.describe('An error.'),
  preferredLocationMissing: line.describe('An error.'),
  resumeMissing: line.describe('An error.'),
  oneProblem: line.describe('Above the errors, where there is one.'),
  problems: line.describe('Above the errors, where there are more.'),
  resumeFormat: line.describe('An error.'),
  resumeTooLarge: line.describe('An error.'),
  resumeEmpty: line.describe('An error.'),
  linkUsed: sentence('length', 'limit').describe('Under a long message.'),
  longLink: line.describe('Under a message that may be too long for a link.'),
  clear: line.describe('A button.'),
  about: sentence('label').describe('Above the form: the page that the visitor comes from.'),
  leaveOut: line.describe('A button beside it.'),
  writing: z
    .strictObject({ city: opening('label'), job: opening('label|small'), company: opening('label') })
    .describe('The sentence that an empty message begins with, by the page that the visitor comes from.'),
  prompt: line.describe("The dialog's question. It names OK and Cancel."),
  ok: line.regex(/^OK/, 'a text that begins with OK').describe('The first answer.'),
  cancel: sentence('phone')
    .regex(/^Cancel/, 'a text that begins with Cancel')
    .describe('The second answer.'),
  back: line.describe('The button that changes nothing.'),
  yourMessage: line.describe('Above the preview.'),
  thanks: line.describe('After the hand-off.'),
  afterCall: line.describe('What to do next, after Cancel.'),
  afterChat: line.describe('What to do next, after OK.'),
  attach: sentence('resume').describe('And then, where a resume was chosen.'),
  openAgain: line.describe('A link.'),
  share: line.describe('A button.'),
  copyMessage: line.describe('A button; `longLink` quotes it.'),
  copied: line.describe('Beside the button, after it was pressed.'),
  copyBlocked: line.describe('The same, where it did not work.'),
  nothingOpened: line.describe('Before the last button.'),
  bringBack: line.describe('The last button.'),
});

/** `content/words/forms.yaml`: what the two forms say. */
export const formWords = z.strictObject({
  both: z.strictObject({
    name: line.describe('A label, in the form and in the message.'),
    email: line.describe('A label, in the form and in the message.'),
    message: line.describe('A label, in the form and in the message.'),
    nameMissing: line.describe('An error.'),
    emailMissing: line.describe('An error.'),
    emailMalformed: line.describe('An error.'),
    messageMissing: line.describe('An error.'),
    failed: line.describe('An error.'),
  }),
  contact,
  qrCode: z.strictObject({
    code: line.describe('What the QR code is, for screen readers.'),
    scan: line.describe('Under the QR code.'),
    tooLong: line.describe('In the place of the QR code.'),
    callFrom: sentence('phone').describe('The number in full.'),
    copyNumber: line.describe('A button beside it.'),
  }),
  home: z.strictObject({
    idle: line.describe('The button.'),
    sending: line.describe('The button while it sends.'),
    sent: line.describe('The button after that.'),
    preview: line.describe('Under the button, as long as nothing is sent.'),
  }),
});

/** `content/hi/words/forms.yaml`: the same, and what the preferred locations are called. */
export const hindiFormWords = formWords.extend({
  contact: contact.extend({
    locationNames: z
      .record(z.enum(preferredLocations), line)
      .describe('Shown in the list; the message has the English.'),
  }),
});

export type FormWords = z.infer<typeof formWords>;
export type HindiFormWords = z.infer<typeof hindiFormWords>;
