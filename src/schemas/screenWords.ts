import { z } from 'astro/zod';
import { sentence, textField } from './text.ts';

const sectionHeading = (page: string) =>
  textField(`Heading on the ${page} page`, 'Above the main part of the page. One word is best.');

/** `content/words/screens.yaml`: words of the six screens, except those in the files of `content/pages/`. */
export const screenWords = z.strictObject({
  call: sentence('phone').meta({
    title: 'Call instead',
    description: 'The text beside a WhatsApp button. The site puts the number in place of {phone}.',
  }),
  home: z
    .strictObject({
      chat: textField('WhatsApp button at the top', 'At the top of the home page.'),
      boxChat: textField('WhatsApp button at the form', 'In the box beside the message form.'),
      sampleLetter: textField(
        'Note: sample letter',
        "Under the founder's letter while the letter is a sample.",
      ),
      sampleClients: textField(
        'Note: sample clients',
        'In the place of the note under the names of clients, while a client of the clients page is a sample.',
      ),
    })
    .meta({ title: 'Home page', description: 'Buttons and notes of the home page.' }),
  services: sectionHeading('services'),
  industries: sectionHeading('industries'),
  serviceFacts: z
    .strictObject({
      forWhom: textField('For whom', 'Before what a service is for.'),
      howLong: textField('How long', 'Before how long a service takes.'),
      notIncluded: textField('What not', 'Before what a service leaves out.'),
    })
    .meta({ title: 'Lines of a service', description: 'Beside each service on the services page.' }),
  about: z
    .strictObject({
      samplePeople: textField('Note: sample people', 'Under the people while they are a sample.'),
      inPerson: sentence('cities').meta({
        title: 'Where you meet people',
        description: 'The site puts in the cities of "Where you place people" in the form "The agency".',
      }),
      byPhone: textField('Elsewhere: by phone', 'If you place people in other cities by phone.'),
      notAtAll: textField('Elsewhere: not', 'If you place nobody in other cities.'),
      map: textField('Description of the map', 'For screen readers; it is not shown.'),
    })
    .meta({ title: 'About page', description: 'Notes and sentences of the about page.' }),
  clients: z
    .strictObject({
      section: sectionHeading('clients'),
      testimonial: textField('Heading of the testimonial', 'On the clients page. Example: In their words.'),
      logo: sentence('name').meta({
        title: 'Description of a logo',
        description: 'For screen readers. The site puts the client in place of {name}.',
      }),
      sampleClient: textField('Note: sample client', 'Under a client that is a sample.'),
      sampleTestimonial: textField('Note: sample testimonial', 'Under a testimonial that is a sample.'),
    })
    .meta({ title: 'Clients page', description: 'Headings and notes of the clients page.' }),
  contact: z
    .strictObject({
      form: textField('Heading of the form', 'Above the contact form.'),
      offline: textField(
        'Note without internet',
        'Above the form, when a visitor without internet gets this page instead of another page.',
      ),
      hours: sentence('from', 'to', 'opens', 'closes').meta({
        title: 'Opening hours',
        description: 'Beside the form. {from} and {to} become days, {opens} and {closes} become times.',
      }),
      callOrWhatsapp: textField('Heading of the phone numbers', 'Beside the form.'),
      card: textField('Link that saves the contact', "It puts the agency into the phone's contacts."),
      email: textField('Heading of the email address', 'Beside the form.'),
      office: textField('Heading of the address', 'Beside the form.'),
    })
    .meta({ title: 'Contact page', description: 'Headings and notes of the contact page.' }),
  delivery: z
    .strictObject({
      simulated: textField('If the form sends nothing', 'On the privacy page.'),
      whatsapp: textField('If the form opens WhatsApp', 'On the privacy page.'),
      endpoint: sentence('host').meta({
        title: 'If the form sends to a service',
        description: 'On the privacy page. The site puts the address of the service in place of {host}.',
      }),
    })
    .meta({ title: "The home page's form on the privacy page", description: 'One of the three is shown.' }),
  notFound: z
    .strictObject({
      links: textField('Heading of the links', 'On the page for an address that does not exist.'),
      chat: textField('WhatsApp button', 'On the same page.'),
      smallLetters: sentence('address').meta({
        title: 'If the address has capital letters',
        description: 'On the same page. The site puts the address in small letters in place of {address}.',
      }),
    })
    .meta({ title: 'Page not found', description: 'Heading, button and a sentence of that page.' }),
  legalChanged: sentence('day').meta({
    title: 'Day of a legal text',
    description: 'Under the introduction of a legal page. The site puts the day in place of {day}.',
  }),
  sampleLegal: textField('Note: sample legal text', 'At the top of a legal page while its text is a sample.'),
  contactUs: textField('Contact button', 'The button at the end of a page.'),
  noScript: z
    .strictObject({
      text: sentence('chat', 'phone').meta({
        title: 'Text when the form does not work',
        description: 'The site puts a link in place of {chat} and the number in place of {phone}.',
      }),
      chat: textField('Link to WhatsApp in that text', 'It takes the place of {chat}.'),
    })
    .meta({ title: 'Without the form', description: 'What a visitor sees when the form does not work.' }),
});
