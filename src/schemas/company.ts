import { z } from 'astro/zod';
import { landing } from './landing.ts';
import { slugOf } from './slug.ts';
import { line, paragraphs, textField } from './text.ts';

/** `content/companies/`: a large employer, with the page /company/{slug}. */
export const company = z.strictObject({
  name: textField(
    'Name of the company',
    "As lists and links show it. A new company's page gets its address from this name. Example: Infosys.",
  ),
  business: textField('Kind of company', 'A few words, with a small first letter. Example: private bank.'),
  ...landing,
  website: z.url({ protocol: /^https$/, error: 'a full address that begins with https://' }).meta({
    title: "Company's own website",
    description: 'The page links to it. Example: https://www.example.com.',
  }),
  does: paragraphs.meta({ title: 'What the company does', description: 'Facts that anybody can check.' }),
  departments: z
    .array(
      z
        .strictObject({
          department: slugOf('departments').meta({
            title: 'Department',
            description: 'The page links to it.',
          }),
          text: textField('Work in this department', 'One sentence: what people do there.'),
        })
        .meta({ title: 'Department with its work' }),
    )
    .min(2)
    .max(5)
    .meta({
      title: 'Departments that hire',
      description: 'For which departments large employers of this kind hire, and the work there.',
    }),
  hiring: z
    .array(line.meta({ title: 'Hiring step' }))
    .min(3)
    .max(5)
    .meta({
      title: 'Hiring steps',
      description: 'How employers of this kind usually hire, step by step, in general terms.',
    }),
  prepare: z
    .array(line.meta({ title: 'Way to prepare' }))
    .min(3)
    .max(5)
    .meta({ title: 'How to prepare', description: 'How to prepare for the hiring steps. One line each.' }),
});
