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

test('another city brings its state and the Hindi names that the site knows, and keeps no part of the old address', () => {
  temporarySite();
  const known = parse(readText('cities/hillpur.yaml'));
  writeContent('hi/cities/hillpur.yaml', 'name: हिलपुर\n');
  const { english } = formFor('agency.yaml', readContent());
  const agency = english.content as { address: object };
  const address = { ...agency.address, postalCode: '226 001', city: known.name };
  save({ ...english, content: { ...agency, address } });
  const saved = { postalCode: '226001', city: known.name, state: known.state };
  expect(parse(readText('agency.yaml')).address).toMatchObject(saved);
  const { street, locality } = parse(readText('agency.yaml')).address;
  const inHindi = () => parse(readText('hi/agency.yaml')).address;
  expect(inHindi()).toEqual({ street, locality, city: 'हिलपुर', state: 'जाँच का राज्य' });
  const again = formFor('agency.yaml', readContent()).english;
  save({ ...again, content: { ...agency, address: { ...agency.address, city: 'Somewhere' } } });
  expect(parse(readText('agency.yaml')).address.state).toBeUndefined();
  expect(inHindi()).toEqual({ street, locality, city: 'Somewhere' });
});
