import type { CSSProperties } from 'react';
import { colours } from './colours.ts';
import { type Box, lineHeight, wordGap } from './fitWords.ts';
import { meeting, pictureSize } from './streams.ts';

/** The texts of a page's picture. */
export type Picture = { headline: string; subtitle?: string | undefined; agencyName: string };

/** WhatsApp may crop a picture to the square in its middle, so all words are inside this column. */
const left = 332;
const column = 562;
const bold: CSSProperties = { fontFamily: 'Anek Headline', fontWeight: 700, letterSpacing: '-0.012em' };

/** The box for the headline. It is lower if there is a subtitle below it. */
export const headlineBox = (picture: Picture): Box => ({
  width: column,
  height: picture.subtitle ? 272 : 352,
  largest: 190,
  smallest: 44,
});

/** The words of a headline, each in its own box, so that satori reports the width of each word. */
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
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once; a word may occur twice
        <div key={index} style={{ flexShrink: 0 }}>
          {word}
        </div>
      ))}
    </div>
  );
}

/** The text of a picture: headline, a subtitle if given, and the agency's name where the streams meet. */
export function ShareCard({ headline, subtitle, agencyName, size }: Picture & { size: number }) {
  return (
    <div
      style={{
        ...pictureSize,
        display: 'flex',
        position: 'relative',
        color: colours.ink,
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
          background: colours.ink,
          color: colours.paper,
          fontFamily: 'Anek Text',
          fontWeight: 600,
          // A letter is about half an em wide. A long name is set smaller, so that it fits into the column.
          fontSize: Math.min(34, 1000 / agencyName.length),
        }}
      >
        {agencyName}
      </div>
    </div>
  );
}
