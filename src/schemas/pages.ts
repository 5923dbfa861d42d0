import { z } from 'astro/zod';
import { alsoCalled } from './alsoCalled.ts';
import { choiceOf } from './choiceOf.ts';
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
  z
    .strictObject({
      label: textField(`Label for ${audience}`, `The small line above the link. Example: For ${audience}.`),
      title: textField(`Link for ${audience}`, `The large words to press. Example: ${example}.`),
    })
    .meta({
      title: `The link for ${audience}`,
      description: 'Below the introduction. It leads to the contact form.',
    });

const contactPart = z
  .strictObject({
    title: heading('last part of the page'),
    text: textField('Text of the last part', 'One or two sentences above the contact button.'),
  })
  .meta({ title: 'Last part of the page', description: 'It leads to the contact page.' });

const stretch = (title: string, example: string) =>
  z
    .strictObject({
      label: textField('Heading of these steps', `Example: ${example}.`),
      steps: lines('Step')
        .min(1)
        .meta({ title: 'Steps', description: 'Each a short sentence, in their order.' }),
    })
    .meta({ title, description: 'A part of the drawing "How a hire happens".' });

const claim = z
  .strictObject({
    text: textField('Claim', 'A few words. Example: over {years} years of experience.'),
    proof: choiceOf({ real: 'Check that we are real', why: 'Why choose us' }).meta({
      title: 'Proof',
      description: 'The part of the about page to which the claim leads.',
    }),
  })
  .meta({ title: 'Claim' });

export const homePage = z.strictObject({
  ...commonFields,
  seekers: audienceLink('job seekers', 'Send your resume'),
  employers: audienceLink('employers', 'Tell us who you need'),
  hire: z
    .strictObject({
      title: heading('how a hire happens'),
      seekers: stretch('Steps of the job seeker', 'If you look for work'),
      employers: stretch('Steps of the employer', 'If you hire'),
      together: stretch('Steps after they have met', 'Then both meet'),
    })
    .optional()
    .meta({
      title: 'How a hire happens',
      description: 'The drawing in which the two streams meet. Only steps that you really take.',
    }),
  about: z
    .strictObject({
      title: heading('about us'),
      paragraphs: paragraphs.meta({
        title: 'Paragraphs about us',
        description: 'Who you are, in two or three short paragraphs.',
      }),
      claims: z.array(claim).optional().meta({
        title: 'Claims',
        description:
          'Under the introduction, at the top of the page. {years} and {placement} are the numbers of the form "The agency". A claim is left out if its number is empty there.',
      }),
    })
    .meta({ title: 'About us', description: 'The part after the two links.' }),
  services: z
    .strictObject({
      title: heading('services'),
      list: favouritesOf('home-services', 'Service', 'Services on the home page'),
    })
    .meta({ title: 'Services', description: 'The part that says what you do.' }),
  industries: z
    .strictObject({
      title: heading('industries'),
      list: favouritesOf('industries', 'Industry', 'Industries'),
    })
    .meta({ title: 'Industries', description: 'The part with the names of the industries.' }),
  clients: z
    .strictObject({
      title: heading('clients'),
      note: textField(
        'Note under the names',
        'One sentence about the names. Example: Some of the firms that we have found people for.',
      ),
    })
    .meta({ title: 'Clients', description: 'The part with the names, which are in "The agency".' }),
  message: z
    .strictObject({
      title: heading('message form'),
      intro: textField('Introduction of the form', 'One sentence above the form: what it is for.'),
      whatsappTitle: textField('Heading of the box', 'The box beside the form. Example: Or chat with us.'),
      whatsapp: textField('Text of the box', 'One or two sentences above the WhatsApp button.'),
    })
    .meta({ title: 'Message form', description: 'The last part, with the form and a box beside it.' }),
});

const aboutService = z
  .strictObject({
    title: textField('Name of the service', 'Example: Resume Building.'),
    icon,
    description: textField('Description of the service', 'One or two sentences.'),
    partOf: slugOf('services').optional().meta({
      title: 'Part of',
      description: 'The service of the services page that it belongs to. Its name leads there.',
    }),
  })
  .meta({ title: 'Service' });

export const aboutPage = z.strictObject({
  ...commonFields,
  mission: z
    .strictObject({
      title: heading('mission'),
      paragraphs: paragraphs.meta({
        title: 'Paragraphs of the mission',
        description: 'What the agency is for.',
      }),
    })
    .meta({ title: 'Mission', description: 'The part after the introduction.' }),
  people: z
    .strictObject({
      title: heading('who works here'),
      intro: textField(
        'Sentence on your people',
        'How many you are, and where. Example: Four people, all in Pune.',
      ),
      list: favouritesOf('people', 'Person or group', 'People'),
    })
    .optional()
    .meta({ title: 'Who works here', description: 'The part after the mission.' }),
  places: z
    .strictObject({ title: heading('where you place people') })
    .optional()
    .meta({
      title: 'Where you place people',
      description: 'With a map. The cities are those of "Where you place people" in the form "The agency".',
    }),
  services: z
    .strictObject({
      title: heading('services'),
      list: z
        .array(aboutService)
        .min(1)
        .meta({ title: 'Services', description: 'What you help with, in this order.' }),
    })
    .meta({ title: 'Services', description: 'The part with services and their icons.' }),
  reasons: z
    .strictObject({
      title: heading('reasons'),
      list: z
        .array(
          z
            .strictObject({
              title: textField('Reason', 'A few words. Example: A personalised approach.'),
              description: textField('Explanation of the reason', 'One or two sentences that prove it.'),
            })
            .meta({ title: 'Reason' }),
        )
        .min(1)
        .meta({ title: 'Reasons', description: 'Why to choose you, the best one first.' }),
    })
    .meta({ title: 'Reasons', description: 'The part that says why to choose you.' }),
  contact: contactPart,
});

export const servicesPage = z.strictObject({
  ...commonFields,
  terms: z
    .strictObject({
      sample: sampleLabel,
      title: heading('terms'),
      list: z
        .array(
          z
            .strictObject({
              label: textField('Term', 'A few words. Example: When the fee is due.'),
              text: textField('What you agree', 'One or two sentences. Only what you can keep.'),
            })
            .meta({ title: 'Term' }),
        )
        .min(5)
        .meta({
          title: 'Terms',
          description: 'Who pays, the fee, when it is due, the replacement, the first profiles, the checks.',
        }),
    })
    .optional()
    .meta({
      title: 'Terms for employers',
      description:
        'Employers compare agencies by these, and take silence for evasion. Fewer than five are no comparison: leave this part empty then.',
    }),
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
  details: z
    .strictObject({ title: heading('phone, email and address') })
    .meta({ title: 'Other ways to reach you', description: 'The part beside the form.' }),
});

/** The other files in `content/pages/`: pages with no text of their own but headline and introduction. */
export const plainPage = z.strictObject(commonFields);

export const resumePage = z.strictObject({ ...commonFields, alsoCalled });
