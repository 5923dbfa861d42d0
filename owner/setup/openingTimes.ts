import { type Hours, weekdays } from '#schemas/hours.ts';

type OpeningTime = Hours['open'][number];

/** Opening times as one line: "Monday to Friday, 10:00 to 18:00; Saturday, 10:00 to 14:00". */
export const openingTimes = (open: OpeningTime[]) =>
  open
    .map(({ from, to, opens, closes }) => `${from === to ? from : `${from} to ${to}`}, ${opens} to ${closes}`)
    .join('; ');

const time = String.raw`(\d{1,2})(?:[:.](\d\d))?\s*(am|pm)?`;
const to = String.raw`\s*(?:to|-|–)\s*`;
const line = new RegExp(`^([a-z]+)(?:${to}([a-z]+))?[\\s,:]+${time}${to}${time}$`, 'i');

/** Opening times from a line such as "Mon-Sat 10 am to 6 pm". Undefined if it is no such line. */
export function readOpeningTimes(typed: string): OpeningTime[] | undefined {
  const parts = typed.split(';');
  const times = parts.flatMap((part) => {
    const [, first = '', last = first, hour, minute, half, endHour, endMinute, endHalf] =
      line.exec(part.trim()) ?? [];
    const [from, until] = [dayOf(first), dayOf(last)];
    const opens = timeOf(hour, minute, half);
    const end = timeOf(endHour, endMinute, endHalf);
    // "10 to 6" is 10:00 to 18:00.
    const closes = end > opens || endHalf ? end : timeOf(endHour, endMinute, 'pm');
    return from && until && closes > opens && closes < '24' ? [{ from, to: until, opens, closes }] : [];
  });
  return times.length === parts.length ? times : undefined;
}

function timeOf(hour: string | undefined, minute = '00', half?: string): string {
  const hours = half ? (Number(hour) % 12) + (/pm/i.test(half) ? 12 : 0) : Number(hour);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

/** A day by its first letters, at least three. */
const dayOf = (typed: string) =>
  weekdays.find((name) => typed.length > 2 && name.toLowerCase().startsWith(typed.toLowerCase().slice(0, 3)));
