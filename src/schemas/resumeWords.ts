import { z } from 'astro/zod';
import { shared } from './shared.ts';
import { sentence, textField } from './text.ts';

const part = (name: string) => textField(`Heading: ${name}`, 'Above this part of the form.');
const label = (field: string, where = 'Above the field.') => textField(`Label: ${field}`, where);
const hint = (field: string) => textField(`Hint: ${field}`, 'Under its label: what to write there.');
const error = (name: string, when: string) => textField(`Error: ${name}`, `Shown when ${when}.`);
const button = (what: string, example: string) => textField(`Button: ${what}`, `Example: ${example}.`);
const inFile = (what: string) => textField(`In the file: ${what}`, 'In English, in the resume itself.');
const number = (name: string) =>
  textField(`Warning: ${name}`, 'Under a field that seems to have such a number. Nobody has to follow it.');

const about = z.strictObject({
  title: part('about you'),
  name: label('name'),
  nameHint: hint('name'),
  phone: label('phone'),
  email: label('email'),
  emailHint: hint('email'),
  town: label('city or town'),
});

const role = z.strictObject({
  title: part('work you want'),
  job: label('work you want'),
  noJob: textField('Empty choice of a role', 'The first line of the list of roles.'),
});

const experience = z.strictObject({
  title: part('what you have done'),
  notYet: label('no work yet', 'Beside a box to tick.'),
  lines: textField('Heading: lines to choose', 'Above the lines of the chosen role.'),
  linesHint: textField('Hint: lines to choose', 'What to do with the lines and their blanks.'),
  noRole: textField('Note: no role is chosen', 'In the place of the lines.'),
  fetching: textField('Note: lines are being fetched', 'While the lines of a role are on their way.'),
  notFetched: textField('Note: lines not fetched', 'When they could not be had. A button follows.'),
  fetchAgain: button('fetch the lines again', 'Try again'),
  blank: sentence('number', 'line').meta({
    title: 'Label: blank of a line',
    description: 'For screen readers. {number} becomes 1, 2, 3, {line} the line.',
  }),
  change: button('change the words of a line', 'Change the words'),
  ownLine: sentence('number').meta({
    title: 'Label: a line of your own',
    description: 'Above the field. {number} becomes 1, 2, 3.',
  }),
  ownLineHint: hint('a line of your own'),
  addLine: button('one more line of your own', 'Add a line of your own'),
  entry: sentence('number').meta({
    title: 'Name of an entry: work',
    description: 'Above the fields of one job. {number} becomes 1, 2, 3.',
  }),
  work: label('work'),
  where: label('where'),
  from: label('from'),
  to: label('to'),
  timeHint: hint('from and to'),
  yearsOdd: textField(
    'Question: are the years right?',
    'Beside the years, if the end is before the beginning.',
  ),
  add: button('one more job', 'Add other work'),
});

const schooling = z.strictObject({
  title: part('school and training'),
  entry: sentence('number').meta({
    title: 'Name of an entry: schooling',
    description: 'Above its fields. {number} becomes 1, 2, 3.',
  }),
  level: label('level'),
  noLevel: textField('Empty choice of a level', 'The first line of the list of levels.'),
  levels: z
    .strictObject({
      'Class 8': label('class 8', 'In the list of levels.'),
      'Class 10': label('class 10', 'In the list of levels.'),
      'Class 12': label('class 12', 'In the list of levels.'),
      ITI: label('ITI', 'In the list of levels.'),
      Diploma: label('diploma', 'In the list of levels.'),
      Degree: label('degree', 'In the list of levels.'),
      'Other course': label('other course', 'In the list of levels.'),
    })
    .meta({ title: 'Levels', description: 'What the list shows. The file always has the English words.' }),
  subject: label('subject or trade'),
  school: label('school or institute'),
  year: label('year'),
  add: button('one more school', 'Add other training'),
});

const languages = z.strictObject({
  title: part('languages'),
  entry: sentence('number').meta({
    title: 'Name of an entry: language',
    description: 'Above its fields. {number} becomes 1, 2, 3.',
  }),
  language: label('language'),
  names: z
    .strictObject({
      Hindi: label('Hindi', 'Above its boxes to tick.'),
      English: label('English', 'Above its boxes to tick.'),
    })
    .meta({ title: 'Languages to choose', description: 'The file always has the English words.' }),
  speak: label('speak', 'Beside a box to tick.'),
  read: label('read', 'Beside a box to tick.'),
  write: label('write', 'Beside a box to tick.'),
  add: button('one more language', 'Add a language'),
});

const problems = z.strictObject({
  title: textField('Heading of the errors', 'Above the list of errors.'),
  nameMissing: error('no name', 'the name is missing'),
  phoneMissing: error('no phone number', 'the phone number is missing'),
  phoneTooShort: error('short phone number', 'the phone number has too few digits'),
  emailMalformed: error('wrong email', 'the email address is wrong'),
  openBlank: error('open blank', 'a chosen line has a blank that is not filled in'),
  languageMissing: error('no language', 'a box is ticked and the language is missing'),
  tooLong: sentence('limit').meta({
    title: 'Error: long text',
    description: 'Shown when a field has more characters than {limit}.',
  }),
  tooMany: sentence('limit').meta({
    title: 'Error: many entries',
    description: 'Shown when a list has more entries than {limit}.',
  }),
  unshowable: sentence('characters').meta({
    title: 'Error: other letters',
    description: "Shown when the file can't show {characters}, such as Hindi letters.",
  }),
});

const file = z.strictObject({
  title: sentence('name').meta({
    title: 'In the file: title',
    description: "The title in the file's properties. {name} becomes the person's name.",
  }),
  page: sentence('name', 'page').meta({
    title: 'In the file: later pages',
    description: 'At the top of the second page. {name} becomes the name, {page} the number.',
  }),
  profile: inFile('heading of the lines'),
  work: inFile('heading of the work'),
  schooling: inFile('heading of school and training'),
  papers: inFile('heading of licences and papers'),
  tools: inFile('heading of tools and software'),
  languages: inFile('heading of the languages'),
  speak: inFile('speaks a language'),
  read: inFile('reads a language'),
  write: inFile('writes a language'),
});

/** `content/words/resume.yaml`: the words of the page on which a visitor makes a resume (specification 16). */
export const resumeWords = z.strictObject({
  form: textField('Heading of the form', 'Above the questions.'),
  notice: sentence('privacy').meta({
    title: 'What happens to what is written',
    description: 'Before the first field. The site puts a link to the privacy page in place of {privacy}.',
  }),
  noticeLink: textField('Link to the privacy page', 'It takes the place of {privacy}.'),
  about: about.meta({ title: 'About you', description: 'The first part of the form.' }),
  role: role.meta({ title: 'Work you want', description: 'The second part.' }),
  experience: experience.meta({ title: 'What you have done', description: 'The third part.' }),
  schooling: schooling.meta({ title: 'School and training', description: 'The fourth part.' }),
  papers: label('licences and papers'),
  papersHint: hint('licences and papers'),
  tools: label('tools and software'),
  toolsHint: hint('tools and software'),
  languages: languages.meta({ title: 'Languages', description: 'The last part.' }),
  remove: sentence('entry').meta({
    title: 'Button: take an entry out',
    description: 'Under each entry. {entry} becomes its name, such as "Work 2".',
  }),
  removed: textField('Note: entry taken out', 'Beside the button that brings it back.'),
  undo: button('bring back what was taken out', 'Undo'),
  full: sentence('limit').meta({
    title: 'Note: list is full',
    description: 'In the place of a button that adds an entry. {limit} becomes the most entries.',
  }),
  clear: button('empty the form', 'Clear all'),
  cleared: textField(
    'Note: everything was cleared',
    'At the top of the form, beside the button that undoes it.',
  ),
  make: button('make the file', 'Make my resume'),
  making: textField('Note: the file is being made', 'Beside the button.'),
  failed: textField('Error: file not made', 'When the file could not be made.'),
  reload: button('load the page again, when the file could not be made', 'Load this page again'),
  preview: textField('Heading: preview', 'Above the picture of the page.'),
  previewNote: textField('Note: empty preview', 'In the place of the picture while nothing is written.'),
  pages: sentence('pages').meta({
    title: 'Description of the preview',
    description: 'For screen readers. {pages} becomes the number of pages.',
  }),
  done: z
    .strictObject({
      title: textField('Heading after making it', 'Above the buttons.'),
      use: button('use it in an application', 'Use it in my application'),
      save: button('save it', 'Save a copy'),
      share: button('share it', 'Share'),
      copy: button('copy it as text', 'Copy as text'),
      copied: textField('Button after copying', 'Example: Copied.'),
      copyBlocked: textField('Button where copying is blocked', 'Example: Copying is blocked here.'),
      shareRefused: textField('Note: sharing refused', 'When the phone did not share the file.'),
      saved: textField('Note: saved', 'After the file was saved: where it is.'),
      notHandedOver: textField(
        'Note: file not handed over',
        'Where the browser has no storage: the file was saved, and the visitor chooses it in the form.',
      ),
      notSaved: textField(
        'Note: file neither handed over nor saved',
        'In an app whose browser has no storage and saves no files.',
      ),
      goOn: button('go on to the form without the file', 'Go on to the form'),
      changed: textField('Note: changed since', 'When something was changed after the file was made.'),
    })
    .meta({ title: 'After it', description: 'When the file is made.' }),
  numbers: z
    .strictObject({ aadhaar: number('Aadhaar'), pan: number('PAN'), card: number('bank card') })
    .meta({ title: 'Numbers to leave out', description: 'Numbers that can be misused.' }),
  problems: problems.meta({ title: 'Errors', description: 'Above the form and at the fields.' }),
  noScript: sentence('chat', 'phone').meta({
    title: 'Note: no JavaScript',
    description:
      'Above the questions, which can then be printed. {chat} becomes a link to WhatsApp, {phone} the number.',
  }),
  noScriptChat: textField('Link to WhatsApp without JavaScript', 'It takes the place of {chat}.'),
  link: textField('Link to this page', 'On other pages. Example: Make your resume.'),
  linkAtForm: textField('Link at the resume field', 'Example: No resume? Make one here.'),
  linkAtRole: textField("Link on a role's page", 'Under the lines for a resume.'),
  file: shared(file).meta({
    title: 'Words in the file',
    description: 'In English, in the resume itself, because employers read it.',
  }),
});

export type ResumeWords = z.infer<typeof resumeWords>;
