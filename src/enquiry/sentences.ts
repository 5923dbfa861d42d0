/** What the forms say. The first four are the literal sentences of SPEC 8. */
export const sentences = {
  resumeTooLarge: 'File size should not exceed 2MB',
  submissionFailed: 'There was an error submitting your form. Please try again.',
  thanks: 'Thank you for your submission!',
  choice: 'Click OK to send via WhatsApp, Cancel to make a phone call',

  resumeFormat: 'Choose a PDF, DOC or DOCX file',
  resumeEmpty: 'This file is empty. Choose another',

  longLink:
    'This message is long for a WhatsApp link. All of it is sent; look in the chat whether all of it arrived, or use Copy message afterwards.',

  nameMissing: 'Enter your name',
  emailMissing: 'Enter your email address',
  emailMalformed: 'Enter an email address in the form name@example.com',
  phoneMissing: 'Enter your phone number',
  companyMissing: 'Enter the name of your company',
  locationMissing: 'Choose where you would like to work',
  resumeMissing: 'Choose your resume: a PDF, DOC or DOCX file of at most 2 MB',
  messageMissing: 'Write a message',
} as const;
