import { z } from 'astro/zod';
import { shared } from './shared.ts';
import { slugOf } from './slug.ts';
import { textField } from './text.ts';

const namesOf = (folder: string, title: string) =>
  z
    .record(slugOf(folder), textField('Name in Hindi', 'As links on Hindi pages show it.'))
    .optional()
    .meta({ title, description: `Hindi names by the name of the file in ${folder}/.` });

/** `content/hi/names.yaml`: for links on Hindi pages. The name in an entry's Hindi file comes first. */
export const hindiNames = shared(
  z.strictObject({
    cities: namesOf('cities', 'Cities'),
    jobs: namesOf('jobs', 'Jobs'),
    departments: namesOf('departments', 'Departments'),
    companies: namesOf('companies', 'Companies'),
    guides: namesOf('guides', 'Guides'),
    locations: z
      .record(
        z.string().meta({ isPlace: true }),
        textField('Name in Hindi', 'As the form and the about page show it.'),
      )
      .optional()
      .meta({
        title: 'Preferred locations, and cities where you meet people',
        description: 'The WhatsApp message always has the English names.',
      }),
  }),
);
