import { palette } from '#styles/palette.ts';

export const pictureSize = { width: 1200, height: 630 };

/** How far down the two streams meet. */
export const meeting = 536;

/**
 * Paper, and the two streams that come in from the edges and meet at the agency's name, as on the home page; `words`,
 * an SVG, over them. Drawn apart from the words: satori makes a masked image of a drawing, three times slower.
 */
export const onStreams = (
  words: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<rect width="100%" height="100%" fill="${palette.paper}"/>
<g fill="none" stroke-width="13">
<path stroke="${palette.marigold}" d="M-20 250C130 250 120 ${meeting} 340 ${meeting}"/>
<path stroke="${palette.peacock}" d="M1220 84C960 84 1120 ${meeting} 620 ${meeting}"/>
</g>
${words}
</svg>`;
