import type { Agency } from '#schemas/agency.ts';

type Card = Pick<Agency, 'name' | 'phones' | 'email' | 'address'> & {
  url: string;
  /** The registered name, if it differs from `name`. */
  legalName?: string | undefined;
  /** Sentences: opening hours, and who is responsible for the agency. */
  note: string;
};

/** vCard 3.0 (RFC 2426), because some iPhones don't read version 4. Lines end in CRLF and are folded. */
export function vcard({ name, phones, email, address, url, legalName = name, note }: Card): string {
  const { street, locality, city, state = '', postalCode } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    // A firm has no family name, but RFC 2426 requires the field.
    `N:${escaped(name)};;;;`,
    `ORG:${escaped(legalName)}`,
    ...phones.map((phone) => `TEL;TYPE=WORK,VOICE:${phone.replace(/[^+\d]/g, '')}`),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    `ADR;TYPE=WORK:;;${escaped(`${street}, ${locality}`)};${escaped(city)};${escaped(state)};${escaped(postalCode)};India`,
    `URL:${url}`,
    `NOTE:${escaped(note)}`,
    'END:VCARD',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** RFC 2426, section 4: in a text value backslash, semicolon, comma and line break are escaped. */
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/**
 * RFC 2426, section 2.6: a line over 75 bytes continues on the next, after a space. No character is split.
 */
function fold(line: string): string {
  let folded = '';
  let used = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (used + bytes > 75) {
      folded += '\r\n ';
      used = 1;
    }
    folded += character;
    used += bytes;
  }
  return folded;
}
