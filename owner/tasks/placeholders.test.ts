import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { placeholderReason } from './placeholders.ts';

test.each([
  ['agency.yaml', 'phones', '+91 00000 00000', '+91 99999 91234'],
  ['people/tara.yaml', 'phone', '+91 12', '+91 98111 11123'],
  ['agency.yaml', 'email', 'hello@mail.example.org', 'contest@latest-example.co.in'],
  ['agency.yaml', 'siteUrl', 'https://localhost:4321', 'https://www.samples.in'],
  ['agency.yaml', 'siteUrl', 'https://agency.test', 'https://agencytest.in'],
  ['agency.yaml', 'social', 'https://x.com/', 'https://x.com/yourhire'],
  ['agency.yaml', 'social', 'https://in.com/company/', 'https://in.com/company/example'],
  ['agency.yaml', 'delivery', 'simulated', 'whatsapp'],
  ['agency.yaml', 'delivery', 'https://example.net/messages', 'https://oak.in/messages'],
  ['agency.yaml', 'name', 'Sangam Talent Partners Ltd', 'Sangam Placement'],
  ['agency.yaml', 'founder', "Founder's name", 'Asha Verma'],
  ['hi/agency.yaml', 'founder', 'संस्थापक का नाम', 'Asha Verma'],
  [
    'pages/home.yaml',
    'intro',
    'We found people for Monsoon Telecom.',
    "Leave a founder's name out. TODO हिंदी",
  ],
  ['legal/terms.yaml', 'intro', 'Write to hello@example.com', 'For example, write to us'],
  ['cities/himpur.yaml', 'intro', 'Example: Upper Bazaar', 'Blue Pier Logistics is here'],
  // Labels may have an example address.
  ['words/forms.yaml', 'email', 'Example: name@oak.in', 'name@example.com'],
])('%s: %s can never be real, ticked or not: %s. Anything else can be: %s', (file, field, value, other) => {
  expect(placeholderReason(file, [field], value)).toBeDefined();
  expect(placeholderReason(file, [field], other)).toBeUndefined();
});

test('nobody can have the email addresses in the documents, and the sample has no phone number that can be dialled', () => {
  const files = globSync(['docs/*.md', 'content/agency.yaml']);
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const found = (pattern: RegExp) => [...new Set(texts.flatMap((text) => text.match(pattern) ?? []))];
  const values = { phone: found(/\+91[ \d]{8,}\d/g), email: found(/[\w.-]+@[\w-]+(\.[\w-]+)+/g) };
  for (const [field, examples] of Object.entries(values)) {
    expect(examples).not.toEqual([]);
    expect(examples.filter((value) => !placeholderReason('agency.yaml', [field], value))).toEqual([]);
  }
});
