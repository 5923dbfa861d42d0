import { z } from 'astro/zod';
import { line, sentence } from './text.ts';

/** `content/words/screens.yaml`: words of the six screens, except those in the files of `content/pages/`. */
export const screenWords = z.strictObject({
  call: sentence('phone').describe('The text beside a WhatsApp button. {phone} is the number.'),
  home: z.strictObject({
    chat: line.describe('The WhatsApp button at the top of the home page.'),
    boxChat: line.describe('The WhatsApp button beside the message form.'),
    sampleLetter: line.describe("The note under the founder's letter while the letter is a sample."),
  }),
  services: line.describe('A heading on /services.'),
  industries: line.describe('A heading on /industries.'),
  clients: z.strictObject({
    section: line.describe('A heading on /clients.'),
    testimonial: line.describe('A heading on /clients.'),
    logo: sentence('name').describe('The description of a logo, for screen readers. {name} is the client.'),
    sampleClient: line.describe('The note under a client that is a sample.'),
    sampleTestimonial: line.describe('The note under a testimonial that is a sample.'),
  }),
  contact: z.strictObject({
    form: line.describe('The heading of the form.'),
    offline: line.describe(
      'The note above the form when a visitor without internet gets this page instead of another page.',
    ),
    hours: sentence('from', 'to', 'opens', 'closes').describe(
      'The opening hours beside the form. {from} and {to} are days, {opens} and {closes} are times.',
    ),
    callOrWhatsapp: line.describe('The heading of the phone numbers.'),
    card: line.describe("The link that saves the numbers in the phone's contacts."),
    email: line.describe('The heading of the email address.'),
    office: line.describe('The heading of the address.'),
  }),
  contactUs: line.describe('The button at the end of a page.'),
  noScript: z.strictObject({
    text: sentence('chat', 'phone').describe(
      'The text that is shown when the form does not work. {chat} is the link, {phone} is the number.',
    ),
    chat: line.describe('The link to WhatsApp in the text above.'),
  }),
});
