import { z } from 'astro/zod';
import { group, groups, listOf } from './group.ts';
import { shared } from './shared.ts';
import { textField } from './text.ts';

/** The codes of a role, by which portals and courses name it. They stand folded at the end of its page. */
export const codes = shared(
  group('Codes', 'Folded at the end of the page. Leave out any that you can not confirm.', {
    nco: groups('Occupation', [1], {
      code: z
        .string()
        .regex(/^\d{4}\.\d{4}$/, 'eight digits, such as "7411.0100"')
        .meta({ title: 'Code', description: 'Between quotes. Example: "7411.0100".' }),
      title: textField(
        'Title',
        'As the classification has it, unless it names men or women only. Example: Electrician General.',
      ).optional(),
    })
      .optional()
      .meta({
        title: 'NCO-2015 codes',
        description: 'The occupation in the National Classification of Occupations, by which portals search.',
      }),
    nsqf: group(
      'NSQF qualification',
      'A course of the National Skills Qualifications Framework that fits the role.',
      {
        name: textField('Qualification', 'As the National Qualifications Register has it.'),
        code: textField('Code', 'Example: CON/Q0602.').optional(),
        level: z
          .number()
          .min(1)
          .max(8)
          .meta({ title: 'Level', description: 'From 1 to 8. Half levels exist: 4.5.' }),
      },
    ).optional(),
    trades: listOf(
      textField('Trade', 'Its exact name in the Craftsmen or Apprenticeship scheme. Example: Wireman.'),
      [1],
    )
      .optional()
      .meta({
        title: 'ITI and apprenticeship trades',
        description: 'The designated trades, by their exact names.',
      }),
  }),
).optional();
