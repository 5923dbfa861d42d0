import { existsSync, readFileSync } from 'node:fs';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { closestName, didYouMean } from './closestName.ts';
import { pictureOf, picturesIn } from './pictures.ts';
import type { Problem } from './problem.ts';
import { svgFault } from './svgFault.ts';

/** The problem with the picture that a content file names: it does not exist, or is an unsafe SVG. */
export function pictureProblems(file: string, text: string, content: unknown): Problem[] {
  const picture = pictureOf(file, content);
  if (!picture) return [];
  const { folder, path, value } = picture;
  const problem = (found: string, allowed: string): Problem[] => [
    { file, line: lineOf(text, path), path: path.join('.'), found, allowed },
  ];
  const picturePath = `${folder}/${value}`;
  if (!existsSync(picturePath)) {
    const names = picturesIn(folder);
    const list = names.length > 0 ? `the files there are ${names.join(', ')}` : 'the folder has no files';
    return problem(
      `"${value}", but there is no such file in ${folder}/`,
      `${didYouMean(closestName(value, names))}${list}`,
    );
  }
  const fault = value.endsWith('.svg') ? svgFault(readFileSync(picturePath)) : undefined;
  return fault ? problem(`${picturePath} has ${fault}`, 'an SVG picture without it, or a PNG') : [];
}

function lineOf(text: string, path: string[]): number {
  const counter = new LineCounter();
  const node = parseDocument(text, { lineCounter: counter }).getIn(path, true);
  return counter.linePos((isNode(node) && node.range?.[0]) || 0).line;
}
