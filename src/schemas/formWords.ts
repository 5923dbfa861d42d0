import { z } from 'astro/zod';
import { preferredLocations } from '#enquiry/locations.ts';
import { line, sentence } from './text.ts';

const mode = z.strictObject({
  label: line.describe('The name of the choice.'),
  asks: line.describe('What the form asks for in this mode, for screen readers.'),
  placeholder: line.describe('The hint inside the empty message field.'),
  submit: line.describe('The submit button.'),
  quickMessage: line.describe('The beginning of the chat message for visitors who do not use the form.'),
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
  quick: sentence('chat').describe('The way in without the form. {chat} is a link to WhatsApp.'),
  quickChat: line.describe('The words of that link.'),
  notice: sentence('privacy').describe(
    'Before the first field: what happens to what is written. {privacy} is a link to the privacy page.',
  ),
  noticeLink: line.describe('The words of that link.'),
  emailHint: line.describe('The hint under the label of the email: why the form asks for it.'),
  phoneHint: line.describe('The hint under the label of the phone: why the form asks for it.'),
  phoneMissing: line.describe('The error when the phone number is missing.'),
  phoneTooShort: line.describe('The error when the phone number has too few digits.'),
  companyMissing: line.describe('The error when the company is missing.'),
  preferredLocationMissing: line.describe('The error when no preferred location is chosen.'),
  resumeMissing: line.describe('The error when no resume is chosen.'),
  problems: line.describe('The heading of the error summary.'),
  resumeFormat: line.describe('The error when the resume is another kind of file.'),
  resumeTooLarge: line.describe('The error when the resume is too large.'),
  resumeEmpty: line.describe('The error when the resume is empty.'),
  linkUsed: sentence('length', 'limit').describe(
    'The note under a long message. {length} and {limit} are numbers of characters.',
  ),
  longLink: line.describe('The note for a message that may be too long for a WhatsApp link.'),
  reading: line.describe('The note beside the submit button while the resume is being read.'),
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
  attachOnPhone: sentence('resume').describe(
    'How to attach the resume in the chat, on a phone that has downloaded it. {resume} is the name of the file.',
  ),
  attachOnLaptop: sentence('resume').describe('How to attach the resume in the chat, on a laptop.'),
  attachInApp: sentence('resume').describe(
    'How to attach the resume in the chat, in a browser that can not download files, such as the one inside Instagram.',
  ),
  attachAfterCall: sentence('resume').describe('What to do with the resume after Cancel.'),
  openAgain: line.describe('The link that opens WhatsApp again.'),
  share: line.describe('The button that shares the resume with another app.'),
  shareRefused: line.describe('The note beside that button when the browser did not allow sharing.'),
  saveCopy: line.describe('The button that downloads the resume once more.'),
  copyMessage: line.describe(
    'The button that copies the message. The text of longLink must use the same words.',
  ),
  copied: line.describe('The note beside the button after the text was copied.'),
  copyBlocked: line.describe('The note beside the button when the browser did not allow copying.'),
  nothingOpened: line.describe('The heading of the other ways to send the message.'),
  openInBrowser: sentence('phone').describe(
    'The advice under that heading in a browser inside an app, such as Instagram. {phone} is the number.',
  ),
  openApp: line.describe('The link that opens the message in the WhatsApp app.'),
  openWeb: line.describe("The link that opens the message on WhatsApp's website."),
  bringBack: line.describe("The button that puts the visitor's answers back into the form."),
  noMoney: sentence('jobFraud').describe('The warning of job fraud. {jobFraud} is a link.'),
  jobFraud: line.describe('The words of that link.'),
  done: line.describe('The button that closes the panel.'),
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
    suggestion: sentence('email').describe(
      'The question under an email address with a typing mistake. {email} is the corrected address.',
    ),
    useSuggestion: line.describe('The button that takes the corrected address.'),
    messageMissing: line.describe('The error when the message is missing.'),
    failed: line.describe('The error when the form could not be submitted.'),
    errorTitle: line.describe('The word before the title of the page while the form has errors.'),
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
    notice: sentence('privacy').describe(
      'Before the first field, unless delivery is simulated. {privacy} is a link to the privacy page.',
    ),
    noticeLink: line.describe('The words of that link.'),
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
