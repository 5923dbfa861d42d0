import { colours } from './colours.ts';

export const pictureSize = { width: 1200, height: 630 };

/** The distance in pixels from the top to the point where the two streams meet. */
export const meeting = 536;

/** The paper and the two streams, which meet at the agency's name, behind `words`, SVG in the colour of ink. */
export const onStreams = (
  words: string,
) => `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}">
<rect width="100%" height="100%" fill="${colours.paper}"/>
<g fill="none" stroke-width="13">
<path stroke="${colours.marigold}" d="M-20 250C130 250 120 ${meeting} 340 ${meeting}"/>
<path stroke="${colours.peacock}" d="M1220 84C960 84 1120 ${meeting} 620 ${meeting}"/>
</g>
<g fill="${colours.ink}">${words}</g>
</svg>`;
