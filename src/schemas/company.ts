import { z } from 'astro/zod';
import { apply } from './apply.ts';
import { choiceOf } from './choiceOf.ts';
import { groups } from './group.ts';
import { landing } from './landing.ts';
import { officialLinks, outsideAddress } from './officialLink.ts';
import { pay } from './pay.ts';
import { shared } from './shared.ts';
import { slugOf, slugs } from './slug.ts';
import { lines, paragraphs, textField } from './text.ts';

/** `content/companies/`: a large employer, with the page /company/{slug}. */
export const company = z.strictObject({
  name: textField(
    'Name of the company',
    "As lists and links show it. A new company's page gets its address from this name. Example: Infosys.",
  ),
  business: textField('Kind of company', 'A few words, with a small first letter. Example: private bank.'),
  ...landing,
  sector: shared(
    choiceOf({
      bank: 'Bank',
      'it-services': 'IT and consulting services',
      software: 'Software and internet',
      'online-shop': 'Online retail',
      vehicles: 'Vehicles',
      'consumer-goods': 'Consumer goods',
      hospitals: 'Hospitals',
      medicines: 'Medicines',
      telecom: 'Telecom',
      engineering: 'Engineering and construction',
    }),
  )
    .optional()
    .meta({
      title: 'Sector',
      description: 'The page names the others of its sector as similar employers, nine at most.',
    }),
  cities: shared(slugs('cities', 'City', [1]))
    .optional()
    .meta({
      title: 'Cities',
      description:
        'Where it hires in numbers, the most important first. The pages of these cities link to it.',
    }),
  careers: outsideAddress('careers page').meta({
    title: "Company's careers page",
    description: "The company's own page for job seekers. This page links to it first.",
  }),
  fraudWarning: outsideAddress('warning').optional().meta({
    title: 'Warning against fraud',
    description: "The company's own page on false offers in its name. Leave it empty if none is known.",
  }),
  apply: apply.unwrap().omit({ search: true, companies: true }).optional().meta({
    title: 'Other ways in',
    description:
      'Below the careers page: portals of a programme or a group company, official places through which it hires.',
  }),
  links: officialLinks.optional(),
  pay,
  trueOffer: lines('Sign of a true offer', [2, 5]).meta({
    title: 'How to tell a true offer',
    description: 'Signs by which a reader tells a true offer of this company from a false one.',
  }),
  does: paragraphs.meta({ title: 'What the company does', description: 'Facts that anybody can check.' }),
  different: lines('What differs', [1, 5]).optional().meta({
    title: 'What is different here',
    description:
      'What sets it apart from other employers of its kind: programmes, agreements, tests. Or one line: where it is like the others.',
  }),
  departments: groups('Department with its work', [2, 5], {
    department: slugOf('departments').meta({ title: 'Department', description: 'The page links to it.' }),
    text: textField('Work in this department', 'One sentence: what people do there.'),
  }).meta({
    title: 'Departments that hire',
    description: 'For which departments large employers of this kind hire, and the work there.',
  }),
  roles: shared(slugs('jobs', 'Role', [1, 6]))
    .optional()
    .meta({
      title: 'Roles',
      description:
        'Roles of this site in which people work there. The page links to them, and shows what people in such roles earn in India.',
    }),
  experienced: lines('Point', [1, 5]).optional().meta({
    title: 'For experienced people',
    description: 'What somebody who changes employers should know: levels, notice, references, rehiring.',
  }),
  hiring: lines('Hiring step', [2, 6]).meta({
    title: 'Hiring steps',
    description: 'How employers of this kind usually hire, step by step, in general terms.',
  }),
  prepare: lines('Way to prepare', [2, 6]).meta({
    title: 'How to prepare',
    description: 'How to prepare for the hiring steps. One line each.',
  }),
});
