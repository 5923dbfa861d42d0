import { z } from 'astro/zod';
import { choiceOf } from './choiceOf.ts';
import { group, listOf } from './group.ts';
import { shared } from './shared.ts';
import { slugOf, slugPattern, slugs } from './slug.ts';
import { line, textField } from './text.ts';
import { today } from './today.ts';

/** The categories of the states' orders on minimum wages. `content/words/landing.yaml` names each. */
const wageCategories = {
  unskilled: 'Unskilled',
  'semi-skilled': 'Semi-skilled',
  skilled: 'Skilled',
  'highly-skilled': 'Highly skilled',
  'non-matriculate': 'Office staff below class 10',
  matriculate: 'Office staff with class 10',
  graduate: 'Office staff with a degree',
} as const;

export type WageCategory = keyof typeof wageCategories;

/** Times for which a page can show minimum wages in place of a month. */
const workTimes = { hour: 'An hour', day: 'A day' } as const;

export type WorkTime = keyof typeof workTimes;

/** A date such as 2025-04-01, 2025-09 or 2022 that is not after today. */
const pastDate = (pattern: RegExp, example: string) =>
  shared(
    z
      .string()
      .regex(pattern, `${example} (in the file between quotes)`)
      .refine((date) => date <= today().slice(0, date.length), 'a date that is not in the future'),
  );

/** The least and the most rupees that work can pay. What is outside is a slip, such as 18.456 for 18,456. */
const payable = { hour: [10, 10_000], day: [50, 100_000], month: [500, 5_000_000] } as const;

type Amount = [path: string[], rupees: number | undefined];

/** Refuses amounts that nobody is paid for a unit of time. `once` is also a limit or a fee, which can be anything. */
function checkAmounts(per: keyof typeof payable | 'once', amounts: Amount[], context: z.RefinementCtx): void {
  if (per === 'once') return;
  const [least, most] = payable[per];
  for (const [path, rupees] of amounts)
    if (rupees !== undefined && (rupees < least || rupees > most))
      context.addIssue({
        code: 'custom',
        path,
        message: `what work pays for each ${per}: rupees from ${least} to ${most.toLocaleString('en-IN')}. Is the number right, and is it for each ${per}?`,
      });
}

const amount = z.number().positive().meta({ title: 'Amount in rupees', description: 'Example: 18456.' });

const wages = shared(
  z.strictObject(
    Object.fromEntries(
      Object.entries(wageCategories).map(([category, title]) => [
        category,
        amount.optional().meta({ title, description: 'The minimum wage in rupees. Example: 18456.' }),
      ]),
    ) as Record<WageCategory, z.ZodOptional<z.ZodNumber>>,
  ),
).meta({ title: 'Minimum wages', description: "Only the categories of this publisher's order." });

const state = (use: string) =>
  shared(line).meta({ title: 'State', description: `As the forms of its cities name it. ${use}` });

const doubt = line.max(60).optional().meta({
  title: 'Why it is in doubt',
  description:
    'In few words, in small letters. It stands beside the amount, in the box of facts too. Example: employers dispute it in court.',
});

const rates = z
  .record(
    z.string().regex(slugPattern, 'small letters, digits and hyphens, such as level-4'),
    z.strictObject({
      what: textField('What it is for', 'In small letters. Example: first basic pay of a clerk.'),
      amount: shared(amount),
      state: state('The pages of its cities show this amount.').optional(),
      doubt,
    }),
  )
  .meta({ title: 'Other amounts', description: 'Each under a name of its own, such as level-4.' });

const figures = z
  .strictObject({
    per: shared(choiceOf({ hour: 'Hour', day: 'Day', month: 'Month', once: 'Once, or a limit' })).meta({
      title: 'Paid for each',
      description: 'month, day, hour, or once for an amount that is paid once or is a limit.',
    }),
    from: pastDate(
      /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
      'a day, month or year such as 2025-04-01',
    )
      .optional()
      .meta({
        title: 'In force from',
        description: 'The day from which the amounts hold, or only its month or year. Example: 2025-04-01.',
      }),
    during: shared(z.string().regex(/^\d{4}(-\d{2})?$/, 'a year such as 2025 or 2024-25, between quotes'))
      .optional()
      .meta({
        title: 'Earned during',
        description:
          'In place of "In force from", for statistics of what people earned: their year. Example: 2025 or 2024-25.',
      }),
    isMedian: shared(z.boolean()).optional().meta({
      title: 'Half earned less',
      description:
        'For statistics: yes if an amount is the median. The page then says that half of the people earned less.',
    }),
    doubt,
    order: shared(line).optional().meta({
      title: 'Number of the order',
      description: 'As its publisher writes it. Example: G.S.R. 610(E).',
    }),
    revised: shared(listOf(z.int().min(1).max(12).meta({ title: 'Month' }), [1]))
      .optional()
      .meta({
        title: 'Months of revision',
        description:
          'On whose first day the amounts usually change: 4 for April. The page then says "may have changed since" by itself.',
      }),
    checked: pastDate(/^\d{4}-(0[1-9]|1[0-2])$/, 'year and month, such as 2026-11').meta({
      title: 'Last seen in force',
      description:
        'The month of the last look at the source, or for a copy the month of that copy. Example: 2026-11.',
    }),
    against: shared(choiceOf({ publisher: "The publisher's own page", copy: 'A copy elsewhere' })).meta({
      title: 'Seen at',
      description: 'copy until somebody has opened the link and found the amounts there; then publisher.',
    }),
    wages: wages.optional(),
    rates: rates.optional(),
  })
  .refine((group) => group.wages ?? group.rates, 'wages or rates, with an amount each')
  .refine(({ from, during }) => !from !== !during, 'either from or during')
  .superRefine(({ per, wages, rates }, context) =>
    checkAmounts(
      per,
      [
        ...Object.entries(wages ?? {}).map(([name, rupees]): Amount => [['wages', name], rupees]),
        ...Object.entries(rates ?? {}).map(
          ([name, rate]): Amount => [['rates', name, 'amount'], rate.amount],
        ),
      ],
      context,
    ),
  )
  .meta({
    title: 'Amounts',
    description: 'Of one order. Without them pages only link to the publisher.',
  });

/** `content/pay/`: what one publisher says that work is paid, or must be. Pages name its amounts; no text repeats them. */
export const payPublisher = z
  .strictObject({
    name: textField('Name', 'In lists of the desk. Example: Minimum wages of Delhi.'),
    place: textField(
      'Place',
      'Where the amounts hold, so that it can follow "in". Example: Delhi.',
    ).optional(),
    state: state('Their pages show these minimum wages.').optional(),
    cities: shared(slugs('cities', 'City', [1]))
      .optional()
      .meta({
        title: 'Only in these cities',
        description: 'If the amounts do not hold in all cities of the state. The others only link.',
      }),
    link: slugOf('official-links').meta({
      title: 'Source',
      description: "The publisher's own page, among the official links.",
    }),
    note: textField(
      'What to know about them',
      'Of statistics: who is counted, and who worked them out. Of an order: whether it is disputed, or why no amount is sure. It stands beside the source.',
    ).optional(),
    figures: figures.optional(),
  })
  .refine(({ figures, note }) => !figures?.during || note, {
    path: ['note'],
    error: 'who is counted, because the amounts are statistics',
  });

export type PayPublisher = z.infer<typeof payPublisher>;

/** Only what people earned has a time during which they did. */
export const isStatistic = (
  publisher: { figures?: { during?: string | undefined } | undefined } | undefined,
) => publisher?.figures?.during !== undefined;

/** The publisher of an amount by its name, such as `pay-matrix/level-4`. */
export const publisherOf = (rate: string) => rate.split('/')[0] ?? '';

/** An amount by publisher and name, such as `pay-matrix/level-4`. The content check looks whether it exists. */
export const rate = z.string().meta({
  ratesIn: 'pay',
  title: 'Amount',
  description: 'A file in content/pay/ and a name under its rates or wages. Example: pay-matrix/level-4.',
});

/** What a page says of pay: by reference, never as an amount in a text. */
export const pay = group('Pay', 'The part on pay. Leave out what does not apply.', {
  wages: shared(listOf(choiceOf(wageCategories).meta({ title: 'Category' }), [1]))
    .optional()
    .meta({
      title: 'Minimum-wage categories',
      description: 'In which the work falls. The page shows the amount of each state that we know.',
    }),
  wagesFor: shared(choiceOf(workTimes)).optional().meta({
    title: 'Minimum wages for',
    description:
      'In place of a month: for part-time work an hour, for work of some days a day. The page works them out.',
  }),
  rates: shared(listOf(rate, [1]))
    .optional()
    .meta({
      title: 'Other published amounts',
      description: 'Pay levels, stipends, scales, by publisher and name. Example: pay-matrix/level-4.',
    }),
  note: textField(
    'What comes with it',
    'How the pay is made up, who is in which level. No amounts.',
  ).optional(),
  usual: shared(
    z
      .strictObject({
        from: amount.meta({ title: 'From, in rupees', description: 'Example: 18000.' }),
        to: amount.meta({ title: 'To, in rupees', description: 'Example: 24000.' }),
        per: choiceOf({ hour: 'Hour', day: 'Day', month: 'Month' }).meta({ title: 'Paid for each' }),
      })
      .superRefine(({ per, from, to }, context) =>
        checkAmounts(
          per,
          [
            [['from'], from],
            [['to'], to],
          ],
          context,
        ),
      ),
  )
    .optional()
    .meta({
      title: 'Your own usual range',
      description: 'What the employers for whom you recruit usually pay. The page says that it is yours.',
    }),
}).optional();

export type Pay = NonNullable<z.infer<typeof pay>>;

/** The names of the amounts that a file of `content/pay/` has, for references to them. */
export const rateNames = ({ figures }: PayPublisher): string[] => [
  ...Object.keys(figures?.wages ?? {}),
  ...Object.keys(figures?.rates ?? {}),
];
