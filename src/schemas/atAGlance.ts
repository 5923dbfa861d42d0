import { z } from 'astro/zod';
import { choiceOf } from './choiceOf.ts';
import { officialLinks } from './officialLink.ts';
import { shared } from './shared.ts';
import { lines, textField } from './text.ts';

/*
 * The boxes "At a glance" (specification 11.15): facts of the same kind in the same place on every page. A line that
 * does not apply, or that nobody could confirm, is left out.
 */

/** What somebody has finished, from the least up. `content/words/landing.yaml` names each. */
const schooling = choiceOf({
  nothing: 'No certificate',
  'class-8': 'Class 8',
  'class-10': 'Class 10',
  'class-12': 'Class 12',
  iti: 'ITI',
  diploma: 'Diploma',
  degree: 'Degree',
  postgraduate: "Master's degree",
});

/** The categories of the states' orders on minimum wages: three or four for workers, three for office staff. */
const wageCategory = choiceOf({
  unskilled: 'Unskilled',
  'semi-skilled': 'Semi-skilled',
  skilled: 'Skilled',
  'highly-skilled': 'Highly skilled',
  'non-matriculate': 'Office staff below class 10',
  matriculate: 'Office staff with class 10',
  graduate: 'Office staff with a degree',
});

const checked = shared(
  z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'year and month, such as 2026-11 (in the file between quotes)'),
).meta({
  title: 'Facts last checked',
  description: 'The month in which somebody last checked these facts. Example: 2026-11.',
});
const hours = textField('Usual hours', 'Hours and days of the week, in one line.').optional();

const box = <Lines extends z.ZodRawShape>(facts: Lines) =>
  z
    .strictObject({ ...facts, checked })
    .optional()
    .meta({
      title: 'At a glance',
      description: 'A box of facts near the top of the page. Leave out any line that you can not confirm.',
    });

export const roleAtAGlance = box({
  hours,
  entry: z
    .array(
      z
        .strictObject({
          have: schooling.meta({ title: 'What one has', description: 'The schooling.' }),
          opens: textField('What it opens', 'The first job or course, how long it takes, who recognises it.'),
        })
        .meta({ title: 'Way in by schooling' }),
    )
    .min(1)
    .optional()
    .meta({ title: 'Entry by what you have', description: 'What each schooling opens, from the least up.' }),
  requires: lines('Condition').min(1).optional().meta({
    title: 'Conditions',
    description: 'Age, medical fitness, police verification, registration, licence. One line each.',
  }),
  wage: shared(z.array(wageCategory.meta({ title: 'Category' })).min(1))
    .optional()
    .meta({
      title: 'Minimum-wage category',
      description:
        "The categories of the state's order in which the work falls. The page links to the order; it never shows an amount.",
    }),
  governmentPay: textField(
    'Pay level of a government post',
    'Only where there is a well-known post. The level, never an amount.',
  ).optional(),
  nco: shared(
    z
      .array(
        z
          .strictObject({
            code: z
              .string()
              .regex(/^\d{4}\.\d{4}$/, 'eight digits, such as "7411.0100"')
              .meta({
                title: 'Code',
                description: 'Between quotes. Example: "7411.0100".',
              }),
            title: textField(
              'Title',
              'As the classification has it, unless it names men or women only. Example: Electrician General.',
            ).optional(),
          })
          .meta({ title: 'Occupation' }),
      )
      .min(1),
  )
    .optional()
    .meta({
      title: 'NCO-2015 codes',
      description: 'The occupation in the National Classification of Occupations, by which portals search.',
    }),
  nsqf: shared(
    z.strictObject({
      name: textField('Qualification', 'As the National Qualifications Register has it.'),
      code: textField('Code', 'Example: CON/Q0602.').optional(),
      level: z
        .number()
        .min(1)
        .max(8)
        .meta({ title: 'Level', description: 'From 1 to 8. Half levels exist: 4.5.' }),
    }),
  )
    .optional()
    .meta({
      title: 'NSQF qualification',
      description: 'A course of the National Skills Qualifications Framework that fits the role.',
    }),
  trades: shared(
    z
      .array(
        textField('Trade', 'Its exact name in the Craftsmen or Apprenticeship scheme. Example: Wireman.'),
      )
      .min(1),
  )
    .optional()
    .meta({
      title: 'ITI and apprenticeship trades',
      description: 'The designated trades, by their exact names.',
    }),
});

export const arrangementAtAGlance = box({
  hours,
  pay: textField('Pay', 'How pay is made up, without amounts.').optional(),
  contract: textField('Contract', 'With whom, for how long, what must be in writing.').optional(),
  law: textField('Law', 'The law that covers it, in plain words.').optional(),
});

export const departmentAtAGlance = box({
  hours,
  subTrades: z
    .array(
      z
        .strictObject({
          name: textField('Sub-trade', 'Example: Voice support.'),
          measure: textField(
            'Its measure',
            'By what its people are measured. Example: calls resolved at once.',
          ),
        })
        .meta({ title: 'Sub-trade' }),
    )
    .min(1)
    .optional()
    .meta({
      title: 'Sub-trades',
      description: 'The kinds of work in the department, each with its own measure.',
    }),
});

export const cityAtAGlance = box({
  minimumWage: textField(
    'Minimum wage',
    'Who fixes it, and what the neighbouring state does, where people cross the border to work. No amounts.',
  ).optional(),
  boards: officialLinks.optional().meta({
    title: 'State boards',
    description: 'The recruitment boards and the employment exchange of the state.',
  }),
});
