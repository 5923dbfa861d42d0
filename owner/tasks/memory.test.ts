import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rememberOnly } from '../yaml/perText.ts';
import { tasksIn } from './tasks.ts';

const folder = 'tests/fixture/content';
const files = globSync('**/*.yaml', { cwd: folder }).sort();
const original = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));

test('what is remembered of texts changes nothing of what is found, through forty edits', () => {
  let content = new Map(original);
  // A fixed sequence that looks like chance.
  let state = 7;
  const next = (most: number) => {
    state = (state * 48271) % 2147483647;
    return state % most;
  };
  for (let step = 1; step <= 40; step += 1) {
    const file = files[next(files.length)] ?? '';
    const text = content.get(file) ?? '';
    const another = original.get(files[next(files.length)] ?? '') ?? '';
    const texts = [text.slice(0, next(text.length + 1)), `${text}another: "{years}"\n`, another];
    const edited = [...texts, text.toUpperCase(), original.get(file), undefined][next(6)];
    content = new Map(content);
    if (edited === undefined) content.delete(file);
    else content.set(file, edited);
    const found = tasksIn(content);
    rememberOnly([]);
    expect(found, `step ${step}, ${file}`).toEqual(tasksIn(new Map(content)));
  }
});
