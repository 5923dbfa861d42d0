import type { Measure } from './advances.ts';
import { breakLines } from './breakLines.ts';
import type { Density } from './density.ts';
import { fileText } from './fileCharacters.ts';
import { type LineRun, type Style, typesetter } from './typesetter.ts';

const style: Style = { size: 10, lead: 0, weight: 'regular', colour: 'soft' };

/** The small line at the top of each page after the first: the name, as far as it fits on one line, and the number. */
export function pageHeader({ name }: { name: string }, density: Density, measure: Measure) {
  const set = typesetter(density, measure);
  return (page: number): LineRun[] => {
    const number = set.runAtRight(String(page), style);
    const most = set.width - number.width - style.size;
    const [shown = ''] = breakLines(fileText(name), most, (text) => set.widthOf(text, style));
    return [set.run(shown.trimEnd(), style), number];
  };
}
