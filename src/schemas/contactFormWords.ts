import { z } from 'astro/zod';
import { line, sentence, textField } from './text.ts';

const mode = (audience: string) =>
  z
    .strictObject({
      label: textField(`Choice for ${audience}`, `The name of the choice. Example: For ${audience}.`),
      asks: textField(`What the form asks ${audience}`, 'For screen readers; it is not shown.'),
      placeholder: textField(`Hint for ${audience}`, 'Inside the empty message field.'),
      submit: textField(`Submit button for ${audience}`, 'The button below the form.'),
      quickMessage: textField(
        `Chat message of ${audience}`,
        'The beginning of the message of visitors who do not use the form.',
      ),
    })
    .meta({ title: `The form for ${audience}`, description: 'Its words after this choice.' });

const openingSentence = (page: string, placeholder: string, replaced: string) =>
  z
    .strictObject({
      application: sentence(placeholder).meta({ title: `Job seeker from ${page}`, description: replaced }),
      'hiring-request': sentence(placeholder).meta({ title: `Employer from ${page}`, description: replaced }),
    })
    .meta({ title: `From ${page}`, description: 'For a visitor who comes from this kind of page.' });

const label = (field: string, where = 'In the form and in the WhatsApp message.') =>
  textField(`Label: ${field}`, where);
const error = (name: string, when: string) => textField(`Error: ${name}`, `Shown when ${when}.`);
const attachment = (name: string, when: string) =>
  sentence('resume').meta({
    title: `Attaching the resume: ${name}`,
    description: `${when} The site puts the name of the file in place of {resume}.`,
  });

/** The words of the contact form, in the order in which a visitor sees them. */
export const contactFormWords = z.strictObject({
  legend: textField('Question above the two choices', 'Example: I am writing as.'),
  application: mode('job seekers'),
  'hiring-request': mode('employers'),
  phone: label('phone'),
  company: label('company'),
  preferredLocation: label('preferred location', 'In the form.'),
  chooseLocation: textField(
    'Empty choice of a location',
    'The first line of the list. Example: Choose a location.',
  ),
  otherLocation: textField('Hint: preferred location', 'Under its label: what to do about another city.'),
  resume: label('resume', 'In the form.'),
  resumeHint: textField('Hint: resume', 'Under its label: which files, and how large.'),
  locationLine: label('preferred location in the message', 'In the WhatsApp message only.'),
  resumeLine: label('resume in the message', 'In the WhatsApp message only.'),
  quick: sentence('chat').meta({
    title: 'The way in without the form',
    description: 'Above the form. The site puts a link to WhatsApp in place of {chat}.',
  }),
  quickChat: textField('Link to WhatsApp without the form', 'It takes the place of {chat}.'),
  notice: sentence('privacy').meta({
    title: 'What happens to what is written',
    description: 'Before the first field. The site puts a link to the privacy page in place of {privacy}.',
  }),
  noticeLink: textField('Link to the privacy page', 'It takes the place of {privacy}.'),
  emailHint: textField('Hint: email', 'Under its label: why the form asks for it.'),
  phoneHint: textField('Hint: phone', 'Under its label: why the form asks for it.'),
  phoneMissing: error('no phone number', 'the phone number is missing'),
  phoneTooShort: error('short phone number', 'the phone number has too few digits'),
  companyMissing: error('no company', 'the company is missing'),
  preferredLocationMissing: error('no location', 'no preferred location is chosen'),
  resumeMissing: error('no resume', 'no resume is chosen'),
  problems: textField('Heading of the errors', 'Above the list of errors. Example: There is a problem.'),
  resumeFormat: error('resume of another kind', 'the resume is another kind of file'),
  resumeTooLarge: error('large resume', 'the resume is too large'),
  resumeEmpty: error('empty resume', 'the file has no content'),
  linkUsed: sentence('length', 'limit').meta({
    title: 'Note: length of the message',
    description: 'Under a long message. {length} and {limit} become numbers of characters.',
  }),
  longLink: textField('Note: very long message', 'When the message may be too long for a WhatsApp link.'),
  reading: textField('Note: reading the resume', 'Beside the submit button while the resume is being read.'),
  clear: textField('Button that empties the form', 'Example: Clear form.'),
  cleared: textField('Note: the form was emptied', 'At its top, beside the button that undoes this.'),
  undoClear: textField('Button that undoes this', 'Beside that note. Example: Undo clearing.'),
  messageBegins: sentence('sentence').meta({
    title: 'Note: how the message begins',
    description:
      'When the visitor has written of something else than the page that they come from. {sentence} becomes the sentence about that page.',
  }),
  about: sentence('label').meta({
    title: 'The page that the visitor comes from',
    description: 'A line above the form. The site puts the name of the page in place of {label}.',
  }),
  leaveOut: textField('Button that removes that page', 'Beside that line. Example: Leave that out.'),
  writing: z
    .strictObject({
      city: openingSentence('a city', 'label', 'The name of the city takes the place of {label}.'),
      job: openingSentence(
        'a job',
        'label|small',
        'The name of the job takes the place of {label}; {small} has a small first letter.',
      ),
      company: openingSentence('a company', 'label', 'The name of the company takes the place of {label}.'),
    })
    .meta({
      title: 'First sentence of the message',
      description: 'In an empty message. It depends on the page that the visitor comes from.',
    }),
  prompt: textField('Question in the dialog', 'After the submit button. It must name OK and Cancel.'),
  ok: line.regex(/^OK/, 'a text that begins with OK').meta({
    title: 'First answer in the dialog',
    description: 'It must begin with OK. Example: OK, send via WhatsApp.',
  }),
  promptNote: textField('Plain words under the question', 'What each of the two answers does.'),
  okNote: textField('Note under the first answer', 'WhatsApp has a send button too, which must be pressed.'),
  cancel: sentence('phone')
    .regex(/^Cancel/, 'a text that begins with Cancel')
    .meta({
      title: 'Second answer in the dialog',
      description: 'It must begin with Cancel. The site puts the number in place of {phone}.',
    }),
  back: textField('Button that closes the dialog', 'It changes nothing. Example: Go back.'),
  yourMessage: textField('Heading of the message', 'In the dialog. Example: Your message.'),
  resumeUnread: sentence('resume').meta({
    title: 'Note: resume not read',
    description: 'In the dialog and after it. The site puts the name of the file in place of {resume}.',
  }),
  thanks: textField('Thanks', 'The heading after the visitor has chosen OK or Cancel.'),
  oneStepLeft: textField(
    'Plain words under the thanks',
    'After OK: the message must still be sent in WhatsApp.',
  ),
  chooseAgain: sentence('resume').meta({
    title: 'Note: choose the resume again',
    description:
      'At the resume, when the page no longer has the file that was sent. {resume} becomes its name.',
  }),
  afterCall: textField('What to do after Cancel', 'Under the thanks.'),
  afterChat: textField('What to do after OK', 'Under the second step of "What happens next".'),
  attachOnPhone: attachment('on a phone', 'On a phone that has downloaded it.'),
  attachOnLaptop: attachment('on a laptop', 'On a laptop.'),
  attachWhere: textField('Attaching the resume: where it is', 'After the advice, if it was downloaded.'),
  attachInApp: attachment(
    'inside an app',
    'In a browser that can not download files, such as the one inside Instagram.',
  ),
  attachAfterCall: attachment('after Cancel', 'When the visitor has called.'),
  openAgain: textField('Link that opens WhatsApp again', 'Under the thanks.'),
  share: textField('Button that shares the resume', 'It opens the list of apps on the phone.'),
  shareRefused: textField('Note: sharing refused', 'Beside that button when the browser did not allow it.'),
  saveCopy: textField('Button that saves the resume', 'It downloads the resume once more.'),
  copyMessage: textField(
    'Button that copies the message',
    'The note about a very long message must use the same words.',
  ),
  copied: textField('Note: copied', 'Beside the button after the text was copied.'),
  copyBlocked: textField('Note: copying refused', 'Beside the button when the browser did not allow it.'),
  nothingOpened: textField('Heading: other ways', 'Above the other ways to send the message.'),
  openInBrowser: sentence('phone').meta({
    title: 'Advice inside an app',
    description: 'Under that heading, inside Instagram and others. {phone} becomes the number.',
  }),
  openApp: textField('Link to the WhatsApp app', 'It opens the message in the app.'),
  openWeb: textField("Link to WhatsApp's website", 'It opens the message in the browser.'),
  bringBack: textField(
    'Button that brings the answers back',
    "It puts the visitor's answers back into the form.",
  ),
  noMoney: sentence('jobFraud').meta({
    title: 'Warning of job fraud',
    description: 'The site puts a link in place of {jobFraud}.',
  }),
  jobFraud: textField('Link in that warning', 'It takes the place of {jobFraud}.'),
  done: textField('Button that ends the thanks', 'It closes the panel. Example: Done.'),
});
