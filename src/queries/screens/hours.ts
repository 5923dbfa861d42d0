import { type Language, languageTags } from '#navigation/languages.ts';
import { type Hours, weekdays } from '#schemas/hours.ts';
import { fillIn } from '#writing/fillIn.ts';

/** A Monday, from which a day of the week or a time is counted. */
const monday = Date.UTC(2024, 0, 1);

/**
 * Opening hours in a language: "Monday to Saturday, 10 am to 6 pm."
 *
 * @param sentence has `{from}`, `{to}`, `{opens}` and `{closes}` in it; for a single day its first half is the day alone
 */
export function describeHours(open: Hours['open'], language: Language, sentence: string): string {
  const ranges = open.map(({ from, to, opens, closes }) => {
    const days = from === to ? sentence.replace(/\{from\}.*\{to\}/, '{from}') : sentence;
    return fillIn(days, {
      from: dayIn(language, from),
      to: dayIn(language, to),
      opens: timeIn(language, opens),
      closes: timeIn(language, closes),
    });
  });
  const stop = language === 'hi' ? '।' : '.';
  return ranges.map((range) => range + stop).join(' ');
}

const format = (language: Language, options: Intl.DateTimeFormatOptions, time: number) =>
  new Intl.DateTimeFormat(languageTags[language], { ...options, timeZone: 'UTC' }).format(time);

const dayIn = (language: Language, day: (typeof weekdays)[number]) =>
  format(language, { weekday: 'long' }, monday + weekdays.indexOf(day) * 86_400_000);

/** "10 am", "6:30 pm"; in Hindi "सुबह 10", "शाम 6:30". */
function timeIn(language: Language, time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return format(
    language,
    {
      hour: 'numeric',
      hour12: true,
      ...(minute > 0 ? { minute: '2-digit' } : {}),
      ...(language === 'hi' ? { dayPeriod: 'long' } : {}),
    },
    monday + (hour * 60 + minute) * 60_000,
  );
}
