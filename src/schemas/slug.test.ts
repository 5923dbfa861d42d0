import { expect, test } from 'vitest';
import { slugified } from './slug.ts';

test.each([
  ["Driver's mate", 'drivers-mate'],
  ['Café São Paulo', 'cafe-sao-paulo'],
  ['Mærsk Łódź & Ørsted Straße', 'maersk-lodz-orsted-strasse'],
  ['दिल्ली', ''],
])('%s has the address %s', (name, slug) => expect(slugified(name)).toBe(slug));
