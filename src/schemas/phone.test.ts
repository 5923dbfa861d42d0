import { expect, test } from 'vitest';
import { telLink } from '#enquiry/contactLinks.ts';
import { canBeDialled, hasWhatsApp, phone, writtenPhone } from './phone.ts';

const messageFor = (number: string) => phone.safeParse(number).error?.issues[0]?.message;

// By the national numbering plan: the code of the city, as it is dialled within India, and a number there.
test.each([
  ['Delhi', '011 4123 4567', '+91 11 4123 4567'],
  ['Mumbai', '022-61502233', '+91 22 6150 2233'],
  ['Kolkata', '033 4000 1234', '+91 33 4000 1234'],
  ['Chennai', '(044) 28123456', '+91 44 2812 3456'],
  ['Bengaluru', '080 41234567', '+91 80 4123 4567'],
  ['Hyderabad', '040-2345-6789', '+91 40 2345 6789'],
  ['Pune', '020 25512345', '+91 20 2551 2345'],
  ['Ahmedabad', '079 26561234', '+91 79 2656 1234'],
  ['Jaipur', '0141 2345678', '+91 141 234 5678'],
  ['Lucknow', '0522-2612345', '+91 522 261 2345'],
  ['Kanpur', '0512 2345678', '+91 512 234 5678'],
  ['Patna', '0612 2223333', '+91 612 222 3333'],
  ['Bhopal', '0755 2551234', '+91 755 255 1234'],
  ['Indore', '0731 2551234', '+91 731 255 1234'],
  ['Nagpur', '+91 712 2531234', '+91 712 253 1234'],
  ['Ranchi', '0651 2331234', '+91 651 233 1234'],
  ['Kota', '0744 2501234', '+91 744 250 1234'],
  ['Raipur', '+91-771-222-1234', '+91 771 222 1234'],
  ['Jabalpur', '0761 2401234', '+91 761 240 1234'],
  ['Visakhapatnam', '0091 891 2561234', '+91 891 256 1234'],
  ['Kochi', '+91 (0)484 2361234', '+91 484 236 1234'],
  ['Guwahati', '०३६१ २५४१२३४', '+91 361 254 1234'],
  ['Dharamshala', '01892 222333', '+91 1892 222 333'],
])('a landline in %s, %s, is written %s, dialled so, and has no WhatsApp', (_, typed, written) => {
  expect(writtenPhone(typed)).toBe(written);
  expect(writtenPhone(written)).toBe(written);
  expect(messageFor(written)).toBeUndefined();
  expect(hasWhatsApp(written)).toBe(false);
});

test.each([
  ['98110 55230', '+91 98110 55230', true],
  ['098110-55230', '+91 98110 55230', true],
  ['0091 98765 43210', '+91 98765 43210', true],
  ['९८११० ५५२३०', '+91 98110 55230', true],
  // A mobile number that the library takes for a landline.
  ['077012 32342', '+91 77012 32342', true],
  ['91 76124 01234', '+91 76124 01234', true],
  ['+917442501234', '+91 74425 01234', true],
  ['1800 123 4567', '+91 1800 123 4567', false],
  ['1800 11 4000', '+91 1800 11 4000', false],
  ['1860 266 2666', '+91 1860 266 2666', false],
  ['+44 20 7946 0018', '+44 20 7946 0018', false],
  ['+1 212 915 0100', '+1 212 915 0100', true],
])('%s is written %s; it has WhatsApp: %s', (typed, written, expected) => {
  expect(writtenPhone(typed)).toBe(written);
  expect(messageFor(written)).toBeUndefined();
  expect(hasWhatsApp(written)).toBe(expected);
  expect(canBeDialled(written)).toBe(true);
});

// A link is made of all digits, so it would dial a number that does not exist.
test.each([
  ['+91 11 4123 4567 extn 21', '+91 11 4123 4567'],
  ['011-4123 4567 x21', '+91 11 4123 4567'],
  ['+91 98110 55230, 55231', '+91 98110 55230'],
  ['+91 98110 55230/31', '+91 98110 55230'],
  ['+91 98110 55230 or 98110 55231', '+91 98110 55230'],
  ['+91 98110 55230 (Ravi)', '+91 98110 55230'],
  ['+91 080 4123 4567', '+91 80 4123 4567'],
  ['+91 (0) 11 4123 4567', '+91 11 4123 4567'],
  ['+९१ ९८११० ५५२३०', '+91 98110 55230'],
  ['98110 55230', '+91 98110 55230'],
])('%s is refused, with the number that was probably meant', (number, meant) => {
  expect(messageFor(number)).toMatch(`did you mean ${meant}?`);
  expect(telLink(meant)).toBe(`tel:${meant.replaceAll(' ', '')}`);
});

test.each(['4150', '+91 1', 'call us', '+91 98110 55230 31'])(
  '%s, which nobody can dial, is refused with an example',
  (number) => {
    expect(messageFor(number)).toMatch(/^one number with the code of the country/);
    expect(writtenPhone(number)).toBe(number);
  },
);

test.each(['+91 00000 00001', '+91 98110-55230', '+91 (11) 4150 7782'])('%s is accepted', (number) =>
  expect(messageFor(number)).toBeUndefined(),
);
