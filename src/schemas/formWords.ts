import { z } from 'astro/zod';
import { contactFormWords } from './contactFormWords.ts';
import { sentence, textField } from './text.ts';

const ofContactForm = {
  title: 'The contact form',
  description: 'The words of the form on the contact page, from its first question to the thanks.',
};
const inBothForms = 'In the form and in the WhatsApp message.';

/** `content/words/forms.yaml`: the words of the two forms. */
export const formWords = z.strictObject({
  both: z
    .strictObject({
      name: textField('Label: name', inBothForms),
      email: textField('Label: email', inBothForms),
      message: textField('Label: message', inBothForms),
      nameMissing: textField('Error: no name', 'Shown when the name is missing.'),
      emailMissing: textField('Error: no email', 'Shown when the email address is missing.'),
      emailMalformed: textField('Error: wrong email', 'Shown when the email address is wrong.'),
      suggestion: sentence('email').meta({
        title: 'Question: another email?',
        description: 'Under an email address with a typing mistake. {email} becomes the corrected address.',
      }),
      useSuggestion: textField('Button that corrects the email', 'It takes the corrected address.'),
      phoneLong: textField('Question: too many digits?', 'Beside a phone number with more than 13 digits.'),
      messageMissing: textField('Error: no message', 'Shown when the message is missing.'),
      failed: textField('Error: form not sent', 'Shown when the form could not be submitted.'),
      errorTitle: textField(
        'Word in the browser tab',
        'Before the title while the form has errors. Example: Error.',
      ),
    })
    .meta({ title: 'Both forms', description: 'Labels and errors that the two forms share.' }),
  contact: contactFormWords.meta(ofContactForm),
  steps: z
    .strictObject({
      title: textField('Heading of the three steps', 'Example: What happens next.'),
      write: textField('Step 1', 'What the visitor does first. Example: You write.'),
      writeNote: textField('Sentence of step 1', 'How to write.'),
      send: textField('Step 2', 'It names WhatsApp, and that one presses send there.'),
      sendNote: textField('Sentence of step 2', 'What has become of the message by then.'),
      answer: textField(
        'Step 3',
        'Your part. The sentence below it is "How soon you answer" in the form of the agency.',
      ),
    })
    .meta({
      title: 'What happens next',
      description:
        'Three steps on the home page, beside the contact form, and after the visitor has chosen OK.',
    }),
  qrCode: z
    .strictObject({
      code: textField('Description of the QR code', 'For screen readers; it is not shown.'),
      scan: textField('Text under the QR code', 'What to do with it.'),
      scanned: textField(
        'Button under the QR code',
        'It closes the dialog like the first answer. Example: I have scanned it.',
      ),
      tooLong: textField('Text instead of the QR code', 'When the message is too long for it.'),
      callFrom: sentence('phone').meta({
        title: 'Line with the number',
        description: 'The site puts the number in full in place of {phone}.',
      }),
      copyNumber: textField('Button that copies the number', 'Example: Copy number.'),
    })
    .meta({ title: 'QR code', description: 'The code and the number in the dialog on a laptop.' }),
  home: z
    .strictObject({
      sendByWhatsapp: textField(
        'Link after the preview was "sent"',
        'It opens WhatsApp with the words of the form. Example: Send these words on WhatsApp.',
      ),
      changedSince: textField(
        'Note: changed since it was sent',
        'Beside the button, when the message was sent and its text was changed afterwards.',
      ),
      notice: sentence('privacy').meta({
        title: 'What happens to what is written on the home page',
        description:
          'Before the first field, unless the form sends nothing. A link to the privacy page takes the place of {privacy}.',
      }),
      noticeLink: textField('Link to the privacy page on the home page', 'It takes the place of {privacy}.'),
      idle: textField('Button before sending', 'Example: Send message.'),
      sending: textField('Button while sending', 'Example: Sending...'),
      sent: textField('Button after sending', 'Example: Message sent!'),
      preview: textField('Note: this form sends nothing', 'Under the button while the form sends nothing.'),
    })
    .meta({ title: "The home page's form", description: 'The words of the message form on the home page.' }),
});

/**
 * The rules of `content/hi/words/forms.yaml`. The answers in the dialog are named by what they do, because "Cancel" would
 * mean to stop (specification 13.5).
 */
export const hindiFormWords = formWords.extend({
  contact: contactFormWords
    .extend({
      prompt: textField('Question in the dialog', 'After the submit button.'),
      ok: textField('First answer in the dialog', 'It opens WhatsApp.'),
      cancel: sentence('phone').meta({
        title: 'Second answer in the dialog',
        description: 'It starts a call. The site puts the number in place of {phone}.',
      }),
    })
    .meta(ofContactForm),
});

export type FormWords = z.infer<typeof formWords>;
