import { z } from 'astro/zod';
import { alsoCalled } from './alsoCalled.ts';
import { choiceOf } from './choiceOf.ts';
import { group, groups } from './group.ts';
import { icon } from './icon.ts';
import { inSearchResults } from './landing.ts';
import { favouritesOf, slugOf } from './slug.ts';
import { lines, paragraphs, sampleLabel, textField } from './text.ts';

/** The fields of every file in `content/pages/`. */
const commonFields = {
  ...inSearchResults,
  headline: textField('Headline', 'At the top of the page, in very large letters.'),
  intro: textField('Introduction', 'One or two sentences under the headline.'),
};

const heading = (part: string) =>
  textField(`Heading: ${part}`, 'In large letters above this part of the page.');

const audienceLink = (audience: string, example: string) =>
  group(`The link for ${audience}`, 'Below the introduction. It leads to the contact form.', {
    label: textField(`Label for ${audience}`, `The small line above the link. Example: For ${audience}.`),
    title: textField(`Link for ${audience}`, `The large words to press. Example: ${example}.`),
  });

const contactPart = group('Last part of the page', 'It leads to the contact page.', {
  title: heading('last part of the page'),
  text: textField('Text of the last part', 'One or two sentences above the contact button.'),
});

const stretch = (title: string, example: string) =>
  group(title, 'A part of the drawing "How a hire happens".', {
    label: textField('Heading of these steps', `Example: ${example}.`),
    steps: lines('Step', [1]).meta({ title: 'Steps', description: 'Each a short sentence, in their order.' }),
  });

export const homePage = z.strictObject({
  ...commonFields,
  seekers: audienceLink('job seekers', 'Send your resume'),
  employers: audienceLink('employers', 'Tell us who you need'),
  hire: group(
    'How a hire happens',
    'The drawing in which the two streams meet. Only steps that you really take.',
    {
      title: heading('how a hire happens'),
      seekers: stretch('Steps of the job seeker', 'If you look for work'),
      employers: stretch('Steps of the employer', 'If you hire'),
      together: stretch('Steps after they have met', 'Then both meet'),
    },
  ).optional(),
  about: group('About us', 'The part after the two links.', {
    title: heading('about us'),
    paragraphs: paragraphs.meta({
      title: 'Paragraphs about us',
      description: 'Who you are, in two or three short paragraphs.',
    }),
    claims: groups('Claim', [], {
      text: textField('Claim', 'A few words. Example: over {years} years of experience.'),
      proof: choiceOf({ real: 'Check that we are real', why: 'Why choose us' }).meta({
        title: 'Proof',
        description: 'The part of the about page to which the claim leads.',
      }),
    })
      .optional()
      .meta({
        title: 'Claims',
        description:
          'Under the introduction, at the top of the page. {years} and {placement} are the numbers of the form "The agency". A claim is left out if its number is empty there.',
      }),
  }),
  services: group('Services', 'The part that says what you do.', {
    title: heading('services'),
    list: favouritesOf('home-services', 'Service', 'Services on the home page'),
  }),
  industries: group('Industries', 'The part with the names of the industries.', {
    title: heading('industries'),
    list: favouritesOf('industries', 'Industry', 'Industries'),
  }),
  clients: group('Clients', 'The part with the names, which are in "The agency".', {
    title: heading('clients'),
    note: textField(
      'Note under the names',
      'One sentence about the names. Example: Some of the firms that we have found people for.',
    ),
  }),
  message: group('Message form', 'The last part, with the form and a box beside it.', {
    title: heading('message form'),
    intro: textField('Introduction of the form', 'One sentence above the form: what it is for.'),
    whatsappTitle: textField('Heading of the box', 'The box beside the form. Example: Or chat with us.'),
    whatsapp: textField('Text of the box', 'One or two sentences above the WhatsApp button.'),
  }),
});

export const aboutPage = z.strictObject({
  ...commonFields,
  mission: group('Mission', 'The part after the introduction.', {
    title: heading('mission'),
    paragraphs: paragraphs.meta({
      title: 'Paragraphs of the mission',
      description: 'What the agency is for.',
    }),
  }),
  people: group('Who works here', 'The part after the mission.', {
    title: heading('who works here'),
    intro: textField(
      'Sentence on your people',
      'How many you are, and where. Example: Four people, all in Pune.',
    ),
    list: favouritesOf('people', 'Person or group', 'People'),
  }).optional(),
  places: group(
    'Where you place people',
    'With a map. The cities are those of "Where you place people" in the form "The agency".',
    { title: heading('where you place people') },
  ).optional(),
  services: group('Services', 'The part with services and their icons.', {
    title: heading('services'),
    list: groups('Service', [1], {
      title: textField('Name of the service', 'Example: Resume Building.'),
      icon,
      description: textField('Description of the service', 'One or two sentences.'),
      partOf: slugOf('services').optional().meta({
        title: 'Part of',
        description: 'The service of the services page that it belongs to. Its name leads there.',
      }),
    }).meta({ title: 'Services', description: 'What you help with, in this order.' }),
  }),
  reasons: group('Reasons', 'The part that says why to choose you.', {
    title: heading('reasons'),
    list: groups('Reason', [1], {
      title: textField('Reason', 'A few words. Example: A personalised approach.'),
      description: textField('Explanation of the reason', 'One or two sentences that prove it.'),
    }).meta({ title: 'Reasons', description: 'Why to choose you, the best one first.' }),
  }),
  contact: contactPart,
});

export const servicesPage = z.strictObject({
  ...commonFields,
  terms: group(
    'Terms for employers',
    'Employers compare agencies by these, and take silence for evasion. Fewer than five are no comparison: leave this part empty then.',
    {
      sample: sampleLabel,
      title: heading('terms'),
      list: groups('Term', [5], {
        label: textField('Term', 'A few words. Example: When the fee is due.'),
        text: textField('What you agree', 'One or two sentences. Only what you can keep.'),
      }).meta({
        title: 'Terms',
        description: 'Who pays, the fee, when it is due, the replacement, the first profiles, the checks.',
      }),
    },
  ).optional(),
  list: favouritesOf('services', 'Service', 'Services on the services page'),
  contact: contactPart,
});

export const industriesPage = z.strictObject({ ...commonFields, contact: contactPart });

export const clientsPage = z.strictObject({
  ...commonFields,
  list: favouritesOf('clients', 'Client', 'Clients'),
  testimonials: favouritesOf('testimonials', 'Testimonial', 'Testimonials'),
  contact: contactPart,
});

export const contactPage = z.strictObject({
  ...commonFields,
  details: group('Other ways to reach you', 'The part beside the form.', {
    title: heading('phone, email and address'),
  }),
});

/** The other files in `content/pages/`: pages with no text of their own but headline and introduction. */
export const plainPage = z.strictObject(commonFields);

export const resumePage = z.strictObject({ ...commonFields, alsoCalled });
