import { z } from 'astro/zod';
import { line, sentence } from './text.ts';

/** `content/words/screens.yaml`: the six screens' words that are not a page's own copy. */
export const screenWords = z.strictObject({
  call: sentence('phone').describe('Beside a WhatsApp button.'),
  home: z.strictObject({
    chat: line.describe('The button of the first screen.'),
    boxChat: line.describe('The button beside the message form.'),
    sampleLetter: line.describe("Under the founder's letter, as long as it is a sample."),
  }),
  services: line.describe('A heading on /services.'),
  industries: line.describe('A heading on /industries.'),
  clients: z.strictObject({
    section: line.describe('A heading on /clients.'),
    testimonial: line.describe('A heading on /clients.'),
    logo: sentence('name').describe('What a logo is, for screen readers.'),
    sampleClient: line.describe('Under a client that is a sample.'),
    sampleTestimonial: line.describe('Under a testimonial that is a sample.'),
  }),
  contact: z.strictObject({
    form: line.describe('The heading of the form.'),
    offline: line.describe('Above the form, where this page stands in for one that is not on the device.'),
    callOrWhatsapp: line.describe('Above the numbers.'),
    card: line.describe('The link to the card for the address book.'),
    email: line.describe('Above the email address.'),
    office: line.describe('Above the address.'),
  }),
  contactUs: line.describe('The button at the end of a page.'),
  noScript: z.strictObject({
    text: sentence('chat', 'phone').describe('In the place of a form that cannot work.'),
    chat: line.describe('The link in that sentence.'),
  }),
});
