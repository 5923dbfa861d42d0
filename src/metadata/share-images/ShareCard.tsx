import type { CSSProperties } from 'react';
import { palette } from '#styles/palette.ts';
import { type Box, lineHeight, wordGap } from './fitWords.ts';
import { meeting, pictureSize } from './streams.ts';

/** What a page's picture says. */
export type Picture = { headline: string; subtitle?: string | undefined; agencyName: string };

/** WhatsApp may crop a picture to the square in its middle: all words stand between these two edges. */
const left = 332;
const column = 562;
const bold: CSSProperties = { fontFamily: 'Anek Headline', fontWeight: 700, letterSpacing: '-0.012em' };

/** Where the headline goes; a subtitle takes the last line. */
export const headlineBox = (picture: Picture): Box => ({
  width: column,
  height: picture.subtitle ? 272 : 352,
  largest: 190,
  smallest: 44,
});

/** The words of a headline, each a box of its own, so that satori tells how wide each is. */
export function Words({ text, size }: { text: string; size: number }) {
  return (
    <div
      style={{
        ...bold,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: size * wordGap,
        fontSize: size,
        lineHeight,
      }}
    >
      {text.split(' ').map((word, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once; a word may come twice
        <div key={index} style={{ flexShrink: 0 }}>
          {word}
        </div>
      ))}
    </div>
  );
}

/** The picture's words: the page's headline and what the page is good for, and the agency's name where the streams meet. */
export function ShareCard({ headline, subtitle, agencyName, size }: Picture & { size: number }) {
  return (
    <div
      style={{
        ...pictureSize,
        display: 'flex',
        position: 'relative',
        color: palette.ink,
      }}
    >
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          position: 'absolute',
          top: 52,
          left,
          width: column,
          height: 412,
        }}
      >
        <Words text={headline} size={size} />
        {subtitle && (
          <div
            style={{
              fontFamily: 'Anek Text',
              fontWeight: 400,
              fontSize: 34,
              lineHeight: 1.25,
              maxWidth: 540,
              textWrap: 'balance',
              marginTop: 22,
            }}
          >
            {subtitle}
          </div>
        )}
      </div>
      <div
        style={{
          position: 'absolute',
          left,
          top: meeting - 36,
          height: 72,
          display: 'flex',
          alignItems: 'center',
          padding: '0 28px',
          background: palette.ink,
          color: palette.paper,
          fontFamily: 'Anek Text',
          fontWeight: 600,
          // Half an em a letter: a long name is set smaller, to stay between the edges.
          fontSize: Math.min(34, 1000 / agencyName.length),
        }}
      >
        {agencyName}
      </div>
    </div>
  );
}
