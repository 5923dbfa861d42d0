import { z } from 'astro/zod';
import { legalEntity } from './legalEntity.ts';
import { phone } from './phone.ts';
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

const founderPhoto = z.strictObject({
  file: z
    .string()
    .regex(/^[a-z0-9-]+\.webp$/, 'a file name such as asha-verma.webp')
    .meta({ title: 'Picture', description: 'The name of a square WebP file in public/founder/.' }),
  alt: line.meta({
    title: 'What the picture shows',
    description: 'For people who can not see it, such as: Asha Verma at her desk, laughing.',
  }),
  altHindi: line.optional().meta({
    title: 'What the picture shows, in Hindi',
    description: 'The same for the Hindi home page.',
  }),
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
    photo: founderPhoto.optional().describe('A portrait of the founder beside the letter, or nothing.'),
    // specification 4.1
    letter: z
      .strictObject({ title: line, paragraphs })
      .describe('The message to women in business on the home page.'),
  }),
  phones: z
    .tuple([phone, phone])
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
  legal: legalEntity.meta({
    title: 'Who stands behind the site',
    description: 'The registered business and a person for complaints, as Indian law wants them shown.',
  }),
  siteUrl: webAddress
    .regex(/[^/]$/, 'an address without a slash at the end')
    .describe(
      'The address of the finished site, such as https://www.your-agency.in, without a slash at the end.',
    ),
  // specification 4.1
  clientNames: z.array(line).length(10).describe('The ten names under "Clients" on the home page.'),
});

export type Hours = z.infer<typeof hours>;
export type Agency = z.infer<typeof agency>;
