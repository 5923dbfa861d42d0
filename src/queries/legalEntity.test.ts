import { expect, test } from 'vitest';
import { fixture } from '../../tests/support/fixture.ts';
import { siteFrom } from '../../tests/support/siteFrom.ts';
import { layoutOf } from './layout/layout.ts';
import { describeLegalEntity } from './legalEntity.ts';

const words = fixture.layout('en').footer.entity;
const grievance = { name: 'Noor Jahan', email: 'noor@oak.in', phone: '+91 11 4150 2233', days: 30 };

test('a company is described with its name, number and office; a proprietor has neither number nor office', () => {
  const company = {
    name: 'Oak Limited',
    form: 'company',
    number: 'U781',
    registeredOffice: '4 Ring Road',
  } as const;
  expect(describeLegalEntity({ ...company, grievance }, words, 'Oak')).toMatchObject({
    identity: 'Oak Limited is a firm with the number U781.',
    registeredOffice: 'Seat: 4 Ring Road.',
    grievance: { name: 'Noor Jahan', phoneHref: 'tel:+911141502233' },
  });
  const proprietor = { name: 'Tara Rao', form: 'proprietorship', grievance } as const;
  expect(describeLegalEntity(proprietor, words, 'Oak')).toMatchObject({
    identity: expect.stringContaining('Tara Rao owns'),
    registeredOffice: undefined,
  });
});

test.each(['partnership', 'proprietorship'] as const)(
  'a %s that goes by its registered name is named once, in both languages',
  (form) => {
    const nameOf = (agency: string) =>
      Object.values(
        siteFrom({
          'agency.yaml': { name: agency, legal: { ...fixture.agency.legal, form, name: 'Tara Rao' } },
        }),
      ).map((site) => layoutOf(site).footer.entity.identitySentence);
    for (const sentence of nameOf('Tara Rao')) expect(sentence.split('Tara Rao')).toHaveLength(2);
    for (const sentence of nameOf('Oak')) expect(sentence).toMatch(/Tara Rao.*Oak/u);
  },
);
