import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Agency } from '#schemas/agency.ts';
import { readContent as readText, writeContent } from '../../tests/support/temporaryContent.ts';
import { temporarySite } from '../../tests/support/temporarySite.ts';
import { readContent } from '../check/content.ts';
import { formFor } from './form.ts';
import { save } from './save.ts';

test('what is the same elsewhere is not stored again, and what differs is', () => {
  temporarySite();
  const { english } = formFor('agency.yaml', readContent());
  const agency = english.content as Agency;
  const { founder, email, phones, address } = agency;
  const legalAfter = (typed: object) => {
    const { version } = formFor('agency.yaml', readContent()).english;
    save({ ...english, version, content: { ...agency, legal: { ...agency.legal, ...typed } } });
    return parse(readText('agency.yaml')).legal;
  };
  const office = `${address.street}, ${address.locality}, ${address.city} ${address.postalCode}`;
  const same = { name: founder.name, email: email.toUpperCase(), phone: phones[0], days: 9 };
  const saved = legalAfter({ grievance: same, registeredOffice: office });
  expect(saved).not.toHaveProperty('registeredOffice');
  expect(saved.grievance).toEqual({ days: 9 });
  const own = { name: 'Noor', email: 'noor@oak.in', phone: '+91 98391 23456', days: 9 };
  expect(legalAfter({ grievance: own, registeredOffice: 'Agra' })).toMatchObject({
    registeredOffice: 'Agra',
    grievance: own,
  });
});

test("a person's own number that is the agency's follows it, and another one stays", () => {
  temporarySite();
  const { english } = formFor('agency.yaml', readContent());
  const { phones } = english.content as Agency;
  const person = (who: string, phone: string) =>
    writeContent(`people/${who}.yaml`, `who: ${who}\ndoes: Speaks.\nphone: ${phone}\n`);
  person('asha', phones[1] ?? '');
  person('tara', '+91 98391 23456');
  save({ ...english, content: { ...Object(english.content), phones: [phones[0], '98111 11123'] } });
  expect(parse(readText('people/asha.yaml')).phone).toBe('+91 98111 11123');
  expect(parse(readText('people/tara.yaml')).phone).toBe('+91 98391 23456');
});

test.each([
  [
    'a city with a page brings its state and its Hindi names',
    'Hillpur',
    'Fixture State',
    'पहाड़पुर',
    'जाँच का राज्य',
  ],
  ['a city without one brings nothing', 'Wardha', undefined, 'Wardha', undefined],
  ['a state that was typed stays', 'Wardha', 'Maharashtra', 'Wardha', 'Maharashtra'],
])('the office moves: %s', (_, city, state, hindiCity, hindiState) => {
  temporarySite();
  const { english } = formFor('agency.yaml', readContent());
  const { address, ...agency } = english.content as Agency;
  const typed = state === 'Maharashtra' ? { city, state } : { city };
  save({ ...english, content: { ...agency, address: { ...address, ...typed } } });
  const saved = parse(readText('agency.yaml')).address;
  expect([saved.street, saved.city, saved.state]).toEqual([address.street, city, state]);
  const hindi = parse(readText('hi/agency.yaml')).address;
  expect([hindi.street, hindi.city, hindi.state]).toEqual(['7 जाँच गली', hindiCity, hindiState]);
});
