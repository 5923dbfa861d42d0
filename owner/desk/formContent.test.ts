import { expect, test } from 'vitest';
import { jsonSchemaAt } from '../check/jsonSchema.ts';
import { formContent } from './formContent.ts';

test('a phone number is written as it is read out, in every form that has one; what is none stays', () => {
  const agency = {
    phones: ['98391 23456', '0761 2401234', 'call us'],
    legal: { grievance: { phone: '0522 4012345' } },
  };
  expect(formContent(agency, jsonSchemaAt('agency.yaml'))).toEqual({
    phones: ['+91 98391 23456', '+91 761 240 1234', 'call us'],
    legal: { grievance: { phone: '+91 522 401 2345' } },
  });
  expect(formContent({ phone: ' ०९८३९१ २३४५६ ' }, jsonSchemaAt('people/asha.yaml'))).toEqual({
    phone: '+91 98391 23456',
  });
});

test.each([
  ['18,456', 18456],
  ['1,23,456', 123456],
  ['12,34,567.50', 1234567.5],
  ['123,456', 123456],
  ['18456 ', 18456],
  ['18 456', 18456],
  ['१८,४५६', 18456],
  ['783.00', 783],
  ['18.456', 18.456],
])('%j in a form is the amount %d', (typed, amount) => {
  const figures = (wages: object) => ({ figures: { wages, rates: { clerk: { amount: typed } } } });
  expect(formContent(figures({ unskilled: typed }), jsonSchemaAt('pay/delhi.yaml'))).toEqual({
    figures: { wages: { unskilled: amount }, rates: { clerk: { amount } } },
  });
});

test('a number that its field does not allow, and a text that is none, stay as they are typed', () => {
  const city = { latitude: '27,176', longitude: '78.0080 ' };
  expect(formContent(city, jsonSchemaAt('cities/agra.yaml'))).toEqual({
    latitude: '27,176',
    longitude: 78.008,
  });
  const wages = (unskilled: string) => ({ figures: { wages: { unskilled } } });
  for (const typed of ['27,5', '1,2,3', '18,45', '18456 a month', '1e5', '-5'])
    expect(formContent(wages(typed), jsonSchemaAt('pay/delhi.yaml'))).toEqual(wages(typed));
});

test('dates, times and PIN codes are written in the digits of the file', () => {
  const agency = {
    hours: { open: [{ opens: '०९:३०' }] },
    address: { postalCode: '११०००१', street: 'मकान ५' },
  };
  expect(formContent(agency, jsonSchemaAt('agency.yaml'))).toEqual({
    hours: { open: [{ opens: '09:30' }] },
    address: { postalCode: '110001', street: 'मकान ५' },
  });
  const figures = (from: string) => ({ figures: { from } });
  expect(formContent(figures('२०२५-०४-०१'), jsonSchemaAt('pay/delhi.yaml'))).toEqual(figures('2025-04-01'));
});

test('a paragraph or a line of a list on each line is an item each, without the bullets of a pasted list', () => {
  const typed = ['One.', ' Two.\n\nThree.\n', '• Four\n• Five'];
  const form = { founder: { letter: { paragraphs: typed } }, blurb: 'We find \n work.' };
  expect(formContent(form, jsonSchemaAt('agency.yaml'))).toEqual({
    founder: { letter: { paragraphs: ['One.', 'Two.', 'Three.', 'Four', 'Five'] } },
    blurb: 'We find work.',
  });
});

test('what an owner types of the agency is written as it should be', () => {
  const typed = {
    email: 'mailto: Hello@\u200bOak.in',
    address: { postalCode: '226 001' },
    legal: { number: 'abc 1234' },
    social: { facebook: 'www.Facebook.com/Oak' },
    siteUrl: 'Oak.in/home/',
  };
  expect(formContent(typed, jsonSchemaAt('agency.yaml'))).toEqual({
    email: 'hello@oak.in',
    address: { postalCode: '226001' },
    legal: { number: 'ABC1234' },
    social: { facebook: 'https://www.facebook.com/Oak' },
    siteUrl: 'https://oak.in',
  });
});
