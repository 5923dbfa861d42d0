import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** The phone numbers in our examples. They may belong to somebody. */
const exampleNumber = /987654321\d$/;

/** Six equal digits, as in 99999 99999. */
const equalDigits = /(\d)\1{5}/;

/** True for digits that somebody counted up or down, such as 123456789. */
const isCounted = (digits: string) => '0123456789 9876543210'.includes(digits);

/** True for a number that can not be dialled, or that somebody typed to fill the field. */
export function isMadeUpPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  const isTyped = exampleNumber.test(digits) || equalDigits.test(digits) || isCounted(digits.slice(-9));
  return isTyped || !parsePhoneNumberFromString(value)?.isValid();
}

/** True for a PIN code such as 111111 or 123456. */
export function isMadeUpPinCode(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  return equalDigits.test(digits) || isCounted(digits);
}

/** ISO 3166-2:IN, with the older codes that registration numbers keep. */
const states =
  'AN AP AR AS BR CG CH CT DD DH DL DN GA GJ HP HR JH JK KA KL LA LD LH MH ML MN MP MZ NL OD OR PB PY RJ SK ' +
  'TG TN TR TS UK UP UR UT WB';

/** The classes of companies: private, public, one person, state, section 8, foreign, guarantee, unlimited. */
const classes = 'PTC PLC OPC GOI SGC NPL FTC FLC GAP GAT ULL ULT';

/** The year of the oldest company that is still registered, with some room. */
const firstYear = 1850;

/** True for a CIN or an LLPIN that no register can hold. `now` is the current year. */
export function isMadeUpRegistration(value: string, now = new Date().getFullYear()): boolean {
  const cin = /^[LU](\d{5})([A-Z]{2})(\d{4})([A-Z]{3})(\d{6})$/.exec(value);
  // Real LLPINs begin with AAA- or ABC- too, so letters and digits must both look typed.
  if (!cin) return /0000$|^(AAA|ABC|XXX|XYZ)-((\d)\3{3}|1234)$/.test(value);
  const [, industry = '', state = '', year = '', kind = '', number = ''] = cin;
  return (
    Number(industry) === 0 ||
    !states.split(' ').includes(state) ||
    Number(year) < firstYear ||
    Number(year) > now ||
    !classes.split(' ').includes(kind) ||
    /(\d)\1{4}/.test(number) ||
    isCounted(number)
  );
}
