import { z } from 'astro/zod';
import { type Agency, agency } from '#schemas/agency.ts';
import { slugOf } from '#schemas/slug.ts';
import { textField } from '#schemas/text.ts';
import { type Changes, type Content, namesIn, readContent } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { jsonSchemaOf } from '../check/jsonSchema.ts';
import { adoptHindi, confirmedFile } from '../tasks/confirmed.ts';
import { agencyFile } from '../tasks/facts.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import { knownPlace, without, withoutCopies } from './agencyForm.ts';
import { formContent } from './formContent.ts';
import { makeChanges } from './makeChanges.ts';
import { removal, samplesIn } from './removal.ts';

/** The id of the form, and what a save of it names in the place of a file. */
export const beginId = 'begin';

/** What an agency does and for whom. What the owner takes out of a list is deleted. */
const offers = {
  'home-services': 'Services on the home page',
  services: 'Services on the services page',
  industries: 'Industries',
};

const { name, founder, phones, email, address, legal, siteUrl } = agency.shape;
const { street, locality, city, state, postalCode } = address.shape;

/** What only the owner knows, as `agency.yaml` has it, the founder's name in Hindi, and lists of what is offered. */
const asked = z.strictObject({
  name,
  founder: z.strictObject({ name: founder.shape.name }).meta({ title: 'Founder' }),
  phones,
  email,
  address: z.strictObject({ street, locality, city, state, postalCode }).meta({
    title: "Office's address",
    description: 'Leave the state empty if the city is large: Save fills it in, and the next form shows it.',
  }),
  legal: z
    .strictObject({ form: legal.shape.form, name: legal.shape.name, number: legal.shape.number })
    .meta({ title: 'Who stands behind the site' }),
  siteUrl,
  hindi: z
    .strictObject({
      name: textField("Founder's name in Hindi", 'Example: आशा वर्मा.'),
      street: textField('Street and floor in Hindi', 'Example: 12 बाराखंभा रोड, दूसरी मंज़िल.'),
      locality: textField('Part of the city in Hindi', 'Example: कनॉट प्लेस.'),
      city: textField(
        'City in Hindi',
        'Leave it empty if the city is large: Save fills it in. You read it back later.',
      ),
      state: textField('State in Hindi', 'Leave it empty if the city is large.'),
    })
    .partial()
    .meta({ title: 'In Hindi', description: 'As Hindi pages show it. What is empty is in English there.' }),
  ...Object.fromEntries(
    Object.entries(offers).map(([folder, title]) => [
      folder,
      z.array(slugOf(folder).meta({ title: 'Entry' })).meta({
        title,
        description: `Take out what you do not offer: it is deleted. To add another, open "${title}" on the left afterwards.`,
      }),
    ]),
  ),
});
export const beginSchema = jsonSchemaOf(asked);

type Typed = Partial<Omit<z.infer<typeof asked>, 'hindi'>> & { hindi?: Record<string, string> };

/** Who speaks for a business of several. For all others the sample's word, which is "Founder". */
const partner = { en: 'Partner', hi: 'पार्टनर' };

/** The form as it opens: nothing of the sample, but all that it offers. */
export const beginContent = (content: Content) => ({
  phones: [''],
  ...Object.fromEntries(Object.keys(offers).map((folder) => [folder, namesIn(folder, content)])),
});

/**
 * The agency in the place of the sample's, in one change: what was typed, and nothing else that the sample says of an
 * agency. Its people, clients, testimonial, letter, claims, social pages, places, terms and complaints person go. A city
 * brings its state and the Hindi names that the site knows.
 *
 * @throws {Refused} with the problems of the fields
 */
export function begin(typed: unknown): string {
  const content = readContent();
  const { hindi = {}, ...values } = formContent(typed, beginSchema) as Typed;
  const own = Object.fromEntries(Object.entries(values).filter(([name]) => !(name in offers))) as Typed;
  const before = mappingIn(content.get(agencyFile)) as Agency;
  const place = knownPlace(own.address ?? {}, hindi, content);
  const cities = own.address?.city ? [own.address.city] : [];
  const isPartner = own.legal?.form === 'partnership' || own.legal?.form === 'llp';
  const { postalCode, ...address } = own.address ?? {};
  const next = withoutCopies({
    ...own,
    blurb: before.blurb,
    founder: { ...own.founder, role: isPartner ? partner.en : before.founder.role },
    address: without({ ...address, ...place.english, postalCode }),
    hours: before.hours,
    social: {},
    delivery: 'whatsapp',
    legal: { ...own.legal, grievance: { days: before.legal.grievance.days } },
    preferredLocations: cities,
    places: { inPerson: cities, elsewhere: 'byPhone' },
  } as Agency);
  const dropped = Object.keys(offers).flatMap((folder) => {
    const offered = (values as Record<string, unknown>)[folder] as string[];
    const left = namesIn(folder, content).filter((slug) => !offered.includes(slug));
    return left.map((slug) => `${folder}/${slug}.yaml`);
  });
  // The agency's file is the first, because its problems are those of the form's fields.
  const changes: Changes = new Map([
    [agencyFile, ''],
    ...removal([...samplesIn(content), ...dropped], content),
  ]);
  changes.set(agencyFile, writeYaml(content.get(agencyFile) ?? '', next));
  for (const file of ['pages/services.yaml', 'hi/pages/services.yaml']) {
    const text = changes.get(file) ?? content.get(file);
    const { terms: _, ...rest } = mappingIn(String(text));
    if (text !== undefined) changes.set(file, writeYaml(String(text), rest));
  }
  const hindiFile = `hi/${agencyFile}`;
  const text = content.get(hindiFile);
  if (text !== undefined) {
    const { claims: _, founder, ...rest } = mappingIn(text) as Agency;
    const inHindi = without({
      street: hindi['street'] ?? next.address.street,
      locality: hindi['locality'] ?? next.address.locality,
      ...place.hindi,
    });
    const person = without({
      name: hindi['name'] ?? next.founder.name,
      role: isPartner ? partner.hi : founder.role,
    });
    changes.set(hindiFile, writeYaml(text, { ...rest, founder: person, address: inHindi }));
    changes.set(confirmedFile, adoptHindi(content.get(confirmedFile) ?? '', agencyFile, next));
  }
  makeChanges(content, changes, 'Began with your agency');
  return agencyFile;
}
