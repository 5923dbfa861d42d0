import { z } from 'astro/zod';
import { sentence, textField } from './text.ts';

const mainPage = (page: string) =>
  textField(`Link to the ${page} page`, 'At the top of every page. One word is best.');
const bottomLink = (page: string) => textField(`Link: ${page}`, 'In the last lines of the footer.');
const listHeading = (list: string) => textField(`Heading: ${list}`, 'Above this list in the footer.');

/** Sentences on who is responsible for the site (specification 12.7). */
const entity = z
  .strictObject({
    company: sentence('name', 'number').meta({
      title: 'If the owner is a company',
      description: 'The site puts the registered name in place of {name} and the CIN in place of {number}.',
    }),
    llp: sentence('name', 'number').meta({
      title: 'If the owner is an LLP',
      description: 'The site puts the registered name in place of {name} and the LLPIN in place of {number}.',
    }),
    partnership: sentence('agency', 'name').meta({
      title: 'If the owner is a partnership',
      description: 'The site puts in the names in place of {agency} and {name}.',
    }),
    proprietorship: sentence('agency', 'name').meta({
      title: 'If the owner is a proprietor',
      description: "The site puts the proprietor's own name in place of {name}.",
    }),
    registeredOffice: sentence('office').meta({
      title: 'Sentence on the registered office',
      description: 'The site puts the address in place of {office}, or leaves the sentence out.',
    }),
    grievance: sentence('name', 'email', 'phone').meta({
      title: 'Sentence on complaints',
      description: 'The site puts in the person who answers complaints, with links to write and call.',
    }),
  })
  .meta({
    title: 'Who is responsible for the site',
    description: 'The last lines of the footer. Only the sentence for your form of business is shown.',
  });

const footer = z
  .strictObject({
    findJobs: listHeading('cities'),
    popularJobs: listHeading('jobs'),
    jobsByDepartment: listHeading('departments'),
    jobsByCompany: listHeading('companies'),
    viewMore: textField('Button that opens a list', 'Below each list in the footer. Example: View more.'),
    viewLess: textField(
      'Button that closes a list',
      'Instead of it when the list is open. Example: View less.',
    ),
    call: textField('Label: phone', "Before the agency's number. Example: Call."),
    email: textField('Label: email', "Before the agency's email address. Example: Email."),
    location: textField('Label: address', "Before the agency's address. Example: Location."),
    entity,
    legal: z
      .strictObject({
        privacy: bottomLink('privacy'),
        terms: bottomLink('terms'),
        employerTerms: bottomLink('terms for employers'),
        vulnerability: bottomLink('report a vulnerability'),
        jobFraud: bottomLink('job fraud'),
        accessibility: bottomLink('accessibility'),
        sitemap: bottomLink('sitemap'),
      })
      .meta({
        title: 'Links to legal pages',
        description: 'The links to legal pages and the sitemap, in the last lines of the footer.',
      }),
  })
  .meta({ title: 'Words of the footer', description: 'The headings and labels at the end of every page.' });

/** `content/words/layout.yaml`: the words of the header, the footer and the WhatsApp button of every page. */
export const layoutWords = z.strictObject({
  skip: textField('Link to the content', 'The first link on the page, for people who use the keyboard.'),
  menu: textField('Button that opens the menu', 'At the top, on a phone. Example: Menu.'),
  closeMenu: textField('Button that closes the menu', 'At the top, on a phone. Example: Close menu.'),
  mainNavigation: textField('Name of the menu', 'For screen readers; it is not shown. Example: Main.'),
  navigation: z
    .strictObject({
      home: mainPage('home'),
      about: mainPage('about'),
      services: mainPage('services'),
      industries: mainPage('industries'),
      clients: mainPage('clients'),
      contact: mainPage('contact'),
    })
    .meta({ title: 'Menu', description: 'The links to the six main pages.' }),
  chat: textField(
    'Name of the part with the chat button',
    'For screen readers; it is not shown. Example: Chat.',
  ),
  chatOnWhatsapp: textField('WhatsApp button', 'The round button in the corner of every page.'),
  footer,
});

export type LayoutWords = z.infer<typeof layoutWords>;
