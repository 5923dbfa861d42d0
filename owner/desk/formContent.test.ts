import { expect, test } from 'vitest';
import { formContent } from './formContent.ts';
import { jsonSchemaAt } from './jsonSchemaAt.ts';

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
