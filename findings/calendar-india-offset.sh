#!/usr/bin/env bash
# An interview at 11:00 in India is right on a developer's machine there and five and a half hours off on a server, with
# three calendar libraries. ical-generator, given a time zone, writes a native Date by the clock of the machine. node-ical
# looks the name of a zone up and reads the file's own VTIMEZONE only for a few names of Outlook; one that it does not know,
# "Kolkata" or "/freeassociation.sourceforge.net/Asia/Kolkata", means the machine's own. It throws for "IST". ts-ics does
# not find "Chennai, Kolkata, Mumbai, New Delhi", as Outlook names the zone, where the commas of its TZID are escaped, as
# those of a text are (RFC 5545, 3.3.11). ical.js reads all of them.
# Source: seen here; sebbo2002/ical-generator issue 49, and its README on time zones; jens-maus/node-ical issue 478.
set -eu
cd "$(mktemp -d)"
npm init -y > npm.log && npm install --silent --no-fund ical-generator@11.1.2 node-ical@0.27.2 ts-ics@2.4.6 ical.js@2.2.1
echo 'ical-generator 11.1.2, node-ical 0.27.2, ts-ics 2.4.6, ical.js 2.2.1'

cat > calendar.mjs << 'END'
import ICAL from 'ical.js';
import ical from 'ical-generator';
import nodeIcal from 'node-ical';
import { convertIcsCalendar } from 'ts-ics';

const inIndia = process.env.TZ === 'Asia/Kolkata';
const file = (zone, name = zone) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', 'BEGIN:VTIMEZONE', `TZID:${zone}`, 'BEGIN:STANDARD'],
    ...['DTSTART:19700101T000000', 'TZOFFSETFROM:+0530', 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE'],
    ...['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T000000Z', `DTSTART;TZID=${name}:20261205T110000`],
    ...['DURATION:PT30M', 'SUMMARY:Interview', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n');
const readers = {
  'node-ical': (text) => Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === 'VEVENT').start,
  'ts-ics': (text) => convertIcsCalendar(undefined, text).events[0].start.date,
  'ical.js': (text) =>
    new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate(),
};
function check(what, read, verdict) {
  let seen;
  try {
    seen = read();
  } catch ({ message }) {
    seen = message;
  }
  console.log(`TZ=${process.env.TZ}, ${what}: ${seen}`);
  if (seen !== verdict) throw new Error(`changed: expected ${verdict}`);
}

const calendar = ical({ timezone: 'Asia/Kolkata' });
calendar.createEvent({ start: new Date('2026-12-05T11:00:00+05:30'), timezone: 'Asia/Kolkata' });
check(
  'ical-generator writes',
  () => calendar.toString().match(/DTSTART.*/)[0].trim(),
  `DTSTART;TZID=Asia/Kolkata:20261205T${inIndia ? '110000' : '053000'}`,
);
const [right, off] = ['05:30', inIndia ? '05:30' : '11:00'];
const outlook = 'Chennai, Kolkata, Mumbai, New Delhi';
const expected = [
  [file('Asia/Kolkata'), 'Asia/Kolkata', right, right],
  [file('Kolkata'), 'Kolkata', off, right],
  [file('/freeassociation.sourceforge.net/Asia/Kolkata'), 'as Evolution names it', off, right],
  [file('Customized Time Zone'), 'Customized Time Zone', right, right],
  [file('IST'), 'IST', 'Forbidden ICU TimeZone', right],
  [file(outlook.replaceAll(',', '\\,'), `"${outlook}"`), 'as Outlook names it', right, off],
];
for (const [text, zone, ...verdicts] of expected)
  for (const [index, [name, read]] of Object.entries(readers).entries())
    check(`${name} reads, ${zone}`, () => read(text).toISOString().slice(11, 16), verdicts[index] ?? right);
END
TZ=Asia/Kolkata node calendar.mjs
TZ=UTC node calendar.mjs
