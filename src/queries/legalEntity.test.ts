import { expect, test } from 'vitest';
import { describeLegalEntity } from './legalEntity.ts';

const words = {
  company: '{name}, company number {number}.',
  llp: '{name}, LLP number {number}.',
  partnership: '{name}, partners.',
  proprietorship: '{name} owns it.',
  registeredOffice: 'Seat: {office}.',
  grievance: 'Complaints: {name}, {email}, {phone}.',
};
const grievance = { name: 'Noor Jahan', email: 'noor@oak.in', phone: '+91 11 4150 2233', days: 30 };

test('a company is described with its name, number and office', () => {
  const company = {
    name: 'Oak Limited',
    form: 'company' as const,
    number: 'U781',
    registeredOffice: '4 Ring Road',
  };
  expect(describeLegalEntity({ ...company, grievance }, words)).toMatchObject({
    identity: 'Oak Limited, company number U781.',
    registeredOffice: 'Seat: 4 Ring Road.',
    grievance: { name: 'Noor Jahan', phoneHref: 'tel:+911141502233' },
  });
});

test('a proprietor has no registered office', () => {
  const proprietor = { name: 'Tara Rao', form: 'proprietorship' as const, grievance };
  expect(describeLegalEntity(proprietor, words)).toMatchObject({
    identity: 'Tara Rao owns it.',
    registeredOffice: undefined,
  });
});
