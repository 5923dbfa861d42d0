import { z } from 'astro/zod';
import { choiceOf } from './choiceOf.ts';
import { group, groups, wholeNumber } from './group.ts';
import { phone } from './phone.ts';
import { line, sampleLabel, textField } from './text.ts';

/** The forms of a business, with the pattern of its registration number if the form has one. */
const forms = {
  company: {
    number: /^[LU]\d{5}[A-Z]{2}\d{4}[A-Z]{3}\d{6}$/,
    rule: 'the 21 letters and digits of the CIN in your certificate of incorporation, without spaces',
  },
  llp: {
    number: /^[A-Z]{3}-\d{4}$/,
    rule: 'the LLPIN in your certificate of incorporation: three letters, a hyphen, four digits',
  },
  partnership: undefined,
  proprietorship: undefined,
};

/** The owner's words for the forms. */
const legalForms = {
  company: 'Company, private or public limited',
  llp: 'LLP (limited liability partnership)',
  partnership: 'Partnership',
  proprietorship: 'Sole proprietorship',
};

const licences = groups('Licence', [], {
  name: textField(
    'Name of the licence',
    'As it is printed on the licence, such as: Licence for a contractor.',
  ),
  number: textField('Number of the licence', 'As it is printed on the licence.'),
  issuer: textField(
    'Who issued it',
    'The authority that gave you the licence, such as: Labour Department, Delhi.',
  ),
});

const grievance = group(
  'Person for questions and complaints',
  'A named person. The footer, the privacy page and the terms show the name.',
  {
    name: textField(
      'Name of the person',
      'The person who answers questions and complaints, also those about personal data. Leave it empty if it is the founder.',
    ).optional(),
    email: z.email({ error: 'an email address, such as hello@your-agency.in' }).optional().meta({
      title: 'Email of the person',
      description: "Leave it empty if it is the agency's own. Somebody must read it on every working day.",
    }),
    phone: phone.optional().meta({
      title: 'Phone of the person',
      description: "Leave it empty if it is the agency's first number. Example: +91 98765 43210.",
    }),
    days: wholeNumber(
      'Days to answer',
      'A complaint gets its answer within this number of days. The law allows one month.',
      [1, 30],
    ),
  },
);

/**
 * `legal` in `content/agency.yaml`: who is responsible for the site, as Indian law wants it shown
 * (specification 12.7). A company's name, number, registered office and named contact must be on its home
 * page (Companies (Incorporation) Rules 2014, rule 26).
 */
export const legalEntity = z
  .strictObject({
    sample: sampleLabel,
    name: textField(
      'Registered name',
      'The name in your registration papers, such as: Asha Recruiters Private Limited. ' +
        "If you have no company, LLP or partnership, write the proprietor's own name.",
    ),
    form: choiceOf(legalForms).meta({
      title: 'Form of the business',
      description: 'In a sole proprietorship one person owns the business, without a company.',
    }),
    number: line.optional().meta({
      format: 'code',
      neededFor: {
        form: Object.entries(forms).flatMap(([form, registration]) => (registration ? form : [])),
      },
      title: 'Registration number',
      description:
        "A company's CIN, 21 letters and digits, or an LLP's LLPIN, such as AAB-1234. A partnership or a proprietor leaves this out.",
    }),
    registeredOffice: textField(
      'Registered office',
      "The whole address on one line. Leave it empty if it is the office's address.",
    ).optional(),
    gstin: z
      .string()
      .regex(
        /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
        'the 15 digits and capital letters of the GSTIN on your registration certificate, without spaces',
      )
      .optional()
      .meta({
        format: 'code',
        title: 'GST number (GSTIN)',
        description:
          'On the about page, under "Check that we are real": anybody can look it up, and an employer needs it for your invoice. Leave it empty if you are not registered for GST.',
      }),
    licences: licences.optional().meta({
      title: 'Licences',
      description:
        'Licences and registrations that your work or your state asks for, such as those of a contractor or a placement agency. Ask at the labour office of your state. The terms show them.',
    }),
    grievance,
  })
  .superRefine(({ form, number }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['number'], message });
    const registration = forms[form];
    if (registration && !registration.number.test(number ?? '')) refuse(registration.rule);
    if (!registration && number) refuse(`no number: a ${form} has neither a CIN nor an LLPIN`);
  });

/** True for the forms whose number stands in the registry of companies. */
export const isRegistered = ({ form }: LegalEntity) => forms[form] !== undefined;

export type Licence = z.infer<typeof licences>[number];
export type LegalEntity = z.infer<typeof legalEntity>;
