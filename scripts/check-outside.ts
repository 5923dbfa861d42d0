/**
 * `npm run check:outside`: asks for every address of another site, one after the other, and lists those that
 * moved or don't answer. With `-- --mark` it also writes today's date to each address that answered and has a
 * field for the day of the last look. It needs the internet, so it is not a part of the tests.
 */
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parseDocument } from 'yaml';
import { today } from '#schemas/today.ts';
import { contentFile, readContent } from '../owner/check/content.ts';
import { checkedPath, type OutsideAddress, outsideAddresses } from '../owner/tasks/outsideAddresses.ts';
import { withLines } from '../owner/yaml/withLines.ts';
import { writeFile } from '../owner/yaml/writeFile.ts';
import { writeYaml } from '../owner/yaml/writeYaml.ts';
import { lookAt } from './outside/lookAt.ts';

/** A pause between two requests, in milliseconds, because many addresses belong to the same government hosts. */
const pause = 500;

const { values } = parseArgs({ options: { mark: { type: 'boolean' } } });
const content = readContent();
const byAddress = Map.groupBy(outsideAddresses(content), ({ address }) => address);
let failures = 0;
for (const [address, places] of byAddress) {
  const outcome = await lookAt(address);
  if (outcome) {
    failures += 1;
    for (const { file, path } of places) {
      const line = withLines(content.get(file) ?? '').lineOf(path);
      console.log(`${contentFile(file)}:${line} ${address} ${outcome}`);
    }
  } else if (values.mark) places.forEach(mark);
  await wait(pause);
}
console.log(`${byAddress.size} addresses, ${failures} to look at.`);
process.exitCode = failures > 0 ? 1 : 0;

/** Writes today's date beside an address. Links of legal pages have no field for it. */
function mark({ file, path }: OutsideAddress): void {
  if (path.at(-1) !== 'address') return;
  const text = readFileSync(contentFile(file), 'utf8');
  const document = parseDocument(text);
  document.setIn(checkedPath(path), today());
  writeFile(contentFile(file), writeYaml(text, document.toJS()));
}
