import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { draw } from './draw.ts';
import drawing from './draw.ts?raw';
import fitting from './fitWords.ts?raw';
import type { Picture } from './ShareCard.tsx';
import card from './ShareCard.tsx?raw';
import streams from './streams.ts?raw';

/** Drawing takes about 80 ms a picture, so what was drawn is kept between builds, until its words or its drawing change. */
const folder = '.generated/pictures';

/** The picture as a PNG, drawn now or by an earlier build. */
export async function keptOrDrawn(picture: Picture): Promise<Buffer> {
  const { headline, deck, agencyName } = picture;
  const made = JSON.stringify([headline, deck, agencyName, card, fitting, drawing, streams]);
  const file = `${folder}/${createHash('sha256').update(made).digest('hex').slice(0, 16)}.png`;
  try {
    return await readFile(file);
  } catch {
    const png = await draw(picture);
    await mkdir(folder, { recursive: true });
    await writeFile(file, png);
    return png;
  }
}
