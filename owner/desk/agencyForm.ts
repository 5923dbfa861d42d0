import { dirname } from 'node:path';
import type { Agency } from '#schemas/agency.ts';
import { officeAddress } from '#schemas/officeAddress.ts';
import type { Content } from '../check/content.ts';
import { mappingIn } from '../check/entries.ts';
import { agencyFile } from '../tasks/facts.ts';
import { writeYaml } from '../yaml/writeYaml.ts';
import type { Changes } from './journal.ts';

/** Without what is the same elsewhere: it follows, and would be wrong when that changes. */
export function withoutCopies(agency: Agency): Agency {
  const { founder, email, phones, legal, address } = agency;
  if (!legal?.grievance || !address) return agency;
  const grievance = without(legal.grievance, { name: founder?.name, email, phone: phones?.[0] });
  return { ...agency, legal: { ...without(legal, { registeredOffice: officeAddress(address) }), grievance } };
}

/** The fields of a group that differ from those of another. */
export const without = <Group extends object>(group: Group, same: { [Name in keyof Group]?: unknown }) =>
  Object.fromEntries(
    Object.entries(group).filter(([name, value]) => value !== same[name as keyof Group]),
  ) as Group;

/** The people whose own number is one of the agency's: they get the one that stands in its place now. */
export function withNewPhones({ phones }: Agency, content: Content): Changes {
  const before = mappingIn(content.get(agencyFile))['phones'] as string[];
  return new Map(
    [...content].flatMap(([file, text]) => {
      const person = dirname(file) === 'people' ? mappingIn(text) : {};
      const number = String(person['phone']);
      const now = phones.includes(number) ? undefined : phones[before.indexOf(number)];
      return now ? [[file, writeYaml(text, { ...person, phone: now })]] : [];
    }),
  );
}
