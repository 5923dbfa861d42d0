import { z } from 'astro/zod';
import { preferredLocations } from '#enquiry/locations.ts';
import { line, sentence } from './text.ts';

const mode = z.strictObject({
  label: line.describe('The name of the choice.'),
  asks: line.describe('What the form asks for in this mode, for screen readers.'),
  placeholder: line.describe('The hint inside the empty message field.'),
  submit: line.describe('The submit button.'),
});

const openingSentence = (placeholder: string) =>
  z.strictObject({ application: sentence(placeholder), 'hiring-request': sentence(placeholder) });

const contact = z.strictObject({
  legend: line.describe('The question above the two modes.'),
  application: mode,
  'hiring-request': mode,
  phone: line.describe('The label in the form and in the WhatsApp message.'),
  company: line.describe('The label in the form and in the WhatsApp message.'),
  preferredLocation: line.describe('The label in the form.'),
  chooseLocation: line.describe('The first choice in the list, before a location is chosen.'),
  resume: line.describe('The label in the form and in the WhatsApp message.'),
  resumeHint: line.describe('The hint under the label of the resume.'),
  locationLine: line.describe('The label of the preferred location in the WhatsApp message.'),
  phoneMissing: line.describe('The error when the phone number is missing.'),
  companyMissing: line.describe('The error when the company is missing.'),
  preferredLocationMissing: line.describe('The error when no preferred location is chosen.'),
  resumeMissing: line.describe('The error when no resume is chosen.'),
  oneProblem: line.describe('The heading of the error summary, when there is one error.'),
  problems: line.describe('The heading of the error summary, when there are several errors.'),
  resumeFormat: line.describe('The error when the resume is another kind of file.'),
  resumeTooLarge: line.describe('The error when the resume is too large.'),
  resumeEmpty: line.describe('The error when the resume is empty.'),
  linkUsed: sentence('length', 'limit').describe(
    'The note under a long message. {length} and {limit} are numbers of characters.',
  ),
  longLink: line.describe('The note for a message that may be too long for a WhatsApp link.'),
  clear: line.describe('The button that empties the form.'),
  about: sentence('label').describe(
    'The line above the form. {label} is the page that the visitor comes from.',
  ),
  leaveOut: line.describe('The button beside that line, which removes the page from the message.'),
  writing: z
    .strictObject({
      city: openingSentence('label'),
      job: openingSentence('label|small'),
      company: openingSentence('label'),
    })
    .describe('The first sentence of an empty message. It depends on the page that the visitor comes from.'),
  prompt: line.describe('The question in the dialog. It must name OK and Cancel.'),
  ok: line.regex(/^OK/, 'a text that begins with OK').describe('The first answer in the dialog.'),
  cancel: sentence('phone')
    .regex(/^Cancel/, 'a text that begins with Cancel')
    .describe('The second answer in the dialog. {phone} is the number.'),
  back: line.describe('The button that closes the dialog and changes nothing.'),
  yourMessage: line.describe('The heading of the message in the dialog.'),
  thanks: line.describe('The heading after the visitor has chosen OK or Cancel.'),
  afterCall: line.describe('What to do next, after Cancel.'),
  afterChat: line.describe('What to do next, after OK.'),
  attach: sentence('resume').describe(
    'The next step after OK, when a resume was chosen. {resume} is the name of the file.',
  ),
  openAgain: line.describe('The link that opens WhatsApp again.'),
  share: line.describe('The button that shares the resume with another app.'),
  copyMessage: line.describe(
    'The button that copies the message. The text of longLink must use the same words.',
  ),
  copied: line.describe('The note beside the button after the text was copied.'),
  copyBlocked: line.describe('The note beside the button when the browser did not allow copying.'),
  nothingOpened: line.describe('The question before the last button.'),
  bringBack: line.describe("The button that puts the visitor's answers back into the form."),
});

/** `content/words/forms.yaml`: the words of the two forms. */
export const formWords = z.strictObject({
  both: z.strictObject({
    name: line.describe('The label in the form and in the WhatsApp message.'),
    email: line.describe('The label in the form and in the WhatsApp message.'),
    message: line.describe('The label in the form and in the WhatsApp message.'),
    nameMissing: line.describe('The error when the name is missing.'),
    emailMissing: line.describe('The error when the email address is missing.'),
    emailMalformed: line.describe('The error when the email address is wrong.'),
    messageMissing: line.describe('The error when the message is missing.'),
    failed: line.describe('The error when the form could not be submitted.'),
  }),
  contact,
  qrCode: z.strictObject({
    code: line.describe('The description of the QR code, for screen readers.'),
    scan: line.describe('The text under the QR code.'),
    tooLong: line.describe('The text instead of the QR code, when the message is too long for it.'),
    callFrom: sentence('phone').describe('The line with the number in full.'),
    copyNumber: line.describe('The button that copies the number.'),
  }),
  home: z.strictObject({
    idle: line.describe('The submit button.'),
    sending: line.describe('The button while the message is being sent.'),
    sent: line.describe('The button after the message was sent.'),
    preview: line.describe('The note under the button while delivery is simulated.'),
  }),
});

/** `content/hi/words/forms.yaml`: the same, with the Hindi names of the preferred locations. */
export const hindiFormWords = formWords.extend({
  contact: contact.extend({
    locationNames: z
      .record(z.enum(preferredLocations), line)
      .describe('The names in the list. The WhatsApp message always has the English names.'),
  }),
});

export type FormWords = z.infer<typeof formWords>;
export type HindiFormWords = z.infer<typeof hindiFormWords>;
