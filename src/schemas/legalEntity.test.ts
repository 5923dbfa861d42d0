import { expect, test } from 'vitest';
import { legalEntity } from './legalEntity.ts';

const grievance = { name: 'Noor Jahan', email: 'noor@oak.in', phone: '+91 11 4150 2233', days: 30 };
const company = {
  name: 'Oak Private Limited',
  form: 'company',
  number: 'U78100DL2019PTC345671',
  registeredOffice: '4 Ring Road, New Delhi 110001',
  grievance,
};
const proprietor = { name: 'Tara Rao', form: 'proprietorship', grievance };

test.each<[string, object, string[]?]>([
  ['a company with all its values', company],
  ['an LLP', { ...company, form: 'llp', number: 'ABX-1290' }],
  ['a proprietor with nothing to register', proprietor],
  ['a proprietor with a GST number', { ...proprietor, gstin: '07AAACO1234A1Z5' }],
  ['a partnership with an office', { ...proprietor, form: 'partnership', registeredOffice: 'Agra' }],
  ['a company without a number', { ...company, number: undefined }, ['number']],
  ['a company whose office is the registered one', { ...company, registeredOffice: undefined }],
  ['a company with the number of an LLP', { ...company, number: 'ABX-1290' }, ['number']],
  ['an LLP with a CIN', { ...company, form: 'llp' }, ['number']],
  ['a proprietor with a number', { ...proprietor, number: 'U78100DL2019PTC345671' }, ['number']],
  ['a GST number with spaces', { ...company, gstin: '07 AAACO1234A 1Z5' }, ['gstin']],
  ['an answer after a month', { ...proprietor, grievance: { ...grievance, days: 31 } }, ['grievance.days']],
])('what is wrong with %s', (_, value, paths) => {
  const { error } = legalEntity.safeParse(value);
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(paths);
});
