import { expect, test } from 'vitest';
import { listLines } from './listLines.ts';

test.each([
  ['• Driving licence\r\n•\tAadhaar\n• ', ['Driving licence', 'Aadhaar']],
  ['• • Driving licence', ['Driving licence']],
  ['✓ MS Excel\n✔️ Tally\n☑Typing\n✅ Canva', ['MS Excel', 'Tally', 'Typing', 'Canva']],
  ['◦ one\n▪ two\n● three\n- four\n– five\n* six', ['one', 'two', 'three', 'four', 'five', 'six']],
  ['1. Forklift\n\n2) Crane\n3. • Truck', ['Forklift', 'Crane', '• Truck']],
  ['- 1. Forklift', ['Forklift']],
  // What says something stays.
  ['1.5 ton crane\n10. pass', ['1.5 ton crane', '10. pass']],
  ['-5 °C cold store\n*Excel*\nC++ - basic', ['-5 °C cold store', '*Excel*', 'C++ - basic']],
])('%j has the items %j', (text, items) => expect(listLines(text)).toEqual(items));
