import { z } from 'astro/zod';
import { isPossiblePhoneNumber } from 'libphonenumber-js';
import { line, paragraphs, sampleMark } from './text.ts';

const claim = z.strictObject({
  text: line.describe('The claim as part of a sentence.'),
  confirmed: z
    .boolean()
    .describe('Write true when you can prove the claim. npm run launch-check lists it until then.'),
});

/** The days of the week, as `hours` names them. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time between quotes, such as "09:30"');

const hours = z.strictObject({
  open: z
    .array(
      z.strictObject({
        from: z.enum(weekdays).describe('The first day.'),
        to: z.enum(weekdays).describe('The last day. For a single day, the same day again.'),
        opens: time.describe('The opening time, such as "10:00".'),
        closes: time.describe('The closing time, such as "18:00".'),
      }),
    )
    .min(1)
    .describe('The days and times when somebody answers the phone, in Indian time.'),
  answer: line.describe('A sentence that says how soon you answer a message. The contact form shows it.'),
});

const webAddress = z.url({ protocol: /^https$/, error: 'a full address that begins with https://' });

/** `content/agency.yaml`: everything that identifies the agency (specification 12.2). */
export const agency = z.strictObject({
  name: line.describe("The agency's name, as every page shows it."),
  blurb: line.describe('Two or three sentences about the agency, in the footer of every page.'),
  founder: z.strictObject({
    sample: sampleMark,
    name: line,
    role: line,
    // specification 4.1
    letter: z
      .strictObject({ title: line, paragraphs })
      .describe('The message to women in business on the home page.'),
  }),
  phones: z
    .tuple([phone(), phone()])
    .describe('Two numbers, such as +91 98765 43210. The first receives every WhatsApp message and call.'),
  email: z.email({ error: 'an email address, such as hello@your-agency.in' }),
  address: z.strictObject({ street: line, locality: line, city: line, postalCode: line }),
  hours: hours.describe('The opening hours, and how soon you answer.'),
  social: z.strictObject({
    linkedin: webAddress,
    facebook: webAddress,
    instagram: webAddress,
    twitter: webAddress,
  }),
  claims: z.strictObject({ experience: claim, placement: claim }),
  delivery: z
    .union([z.enum(['simulated', 'whatsapp']), z.templateLiteral(['https://', z.string().min(1)])], {
      error: 'simulated, whatsapp, or a full address that begins with https://',
    })
    .describe(
      "What the home page's message form does. simulated: it sends nothing. whatsapp: it opens a chat. " +
        'An https:// address: it sends the message there as JSON.',
    ),
  siteUrl: webAddress
    .regex(/[^/]$/, 'an address without a slash at the end')
    .describe(
      'The address of the finished site, such as https://www.your-agency.in, without a slash at the end.',
    ),
  // specification 4.1
  clientNames: z.array(line).length(10).describe('The ten names under "Clients" on the home page.'),
});

/** Checks country code and length only, because the sample's numbers can't be dialled. */
function phone() {
  return z
    .string()
    .refine(
      (number) => number.startsWith('+') && isPossiblePhoneNumber(number),
      'a number in international format, such as +91 98765 43210',
    );
}

export type Hours = z.infer<typeof hours>;
export type Agency = z.infer<typeof agency>;
